import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { operationList, operationTakeBack } from '../../../../contract/operations/endpoints';
import { userRead } from '../../../../contract/users/endpoints';
import { ask } from '../../../fixtures/ask';
import { accounts, type OperationSchool, of, operationSchool } from '../../../fixtures/operations';
import { entraUser, patch, type ScimFetch, SPORTELLO, scimClient } from '../../../fixtures/scim';

const params = { customerCode: 'SG10001' };
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

describe('SCIM', () => {
  let school: OperationSchool;
  let scim: ScimFetch;
  beforeAll(async () => {
    school = await operationSchool();
    ({ scim } = await scimClient(school.supervisor, school.url, 'Microsoft Entra'));
  });
  afterAll(() => school.close());

  const userOf = async (uid: string) =>
    (await ask(school.supervisor, userRead, { params: { ...params, uid } })).body;
  const operations = async () =>
    (await ask(school.supervisor, operationList, { params, query: {} })).body.data;

  it('answers what Microsoft Entra asks to create, match, change, disable and enable a user', async () => {
    const missing = await scim('GET', '/Users?filter=userName+eq+%22entra.uno%22');
    expect(missing.status).toBe(200);
    expect(missing.body).toMatchObject({ totalResults: 0, itemsPerPage: 0, startIndex: 1, Resources: [] });

    const made = await scim('POST', '/Users', entraUser('entra.uno'));
    expect(made.status).toBe(201);
    expect(made.headers.get('content-type')).toContain('application/scim+json');
    expect(made.body).toMatchObject({
      id: of('entra.uno'),
      externalId: 'entra-entra.uno',
      userName: 'entra.uno',
      name: { familyName: 'Rossi', givenName: 'Mario' },
      active: true,
      emails: [{ value: 'entra.uno@example.org', type: 'work', primary: true }],
      [SPORTELLO]: { codiceFiscale: 'RSSMRA80A01H501U', dataNascita: '1980-01-01' },
    });
    expect(made.headers.get('location')).toBe(made.body.meta.location);
    expect(await userOf(of('entra.uno'))).toMatchObject({ status: true, credenziali: 'inCorso' });

    for (const filter of [
      'externalId eq "entra-entra.uno"',
      'userName eq "ENTRA.UNO"',
      'emails[type eq "work" and value eq "entra.uno@example.org"]',
      `${SPORTELLO}:codiceFiscale eq "rssmra80a01h501u"`,
      'name.givenName sw "mar" and displayName eq "mario ROSSI" and emails.value sw "ENTRA" and not (userName eq "x")',
    ]) {
      const { body } = await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      expect(
        body.Resources.map(({ id }: { id: string }) => id),
        filter,
      ).toEqual([of('entra.uno')]);
    }

    const path = `/Users/${of('entra.uno')}`;
    const changed = await scim(
      'PATCH',
      path,
      patch(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'nuova@example.org' },
        { op: 'Replace', path: 'name.familyName', value: 'Verdi' },
        { op: 'Replace', path: 'displayName', value: 'Mario Verdi' },
        { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '061234567' },
        {
          op: 'Add',
          path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
          value: 'Arte',
        },
      ),
    );
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      displayName: 'Mario Verdi',
      emails: [{ value: 'nuova@example.org' }],
    });
    await scim('PATCH', path, patch({ op: 'Replace', path: 'active', value: 'False' }));
    expect(await userOf(of('entra.uno'))).toMatchObject({ status: false, sn: 'Verdi' });
    await scim(
      'PATCH',
      path,
      patch({
        op: 'replace',
        value: { active: 'True', 'name.givenName': 'Maria', [`${SPORTELLO}:dataScadenza`]: '2030-06-30' },
      }),
    );
    expect(await userOf(of('entra.uno'))).toMatchObject({
      status: true,
      cn: 'Maria',
      sn: 'Verdi',
      dataScadenza: '2030-06-30',
    });
    const removed = await scim('PATCH', path, patch({ op: 'Remove', path: `${SPORTELLO}:dataScadenza` }));
    expect(removed.body[SPORTELLO]).not.toHaveProperty('dataScadenza');
  });

  it('answers what Okta asks: lists by page, creates, replaces, refuses duplicates and unknown ids', async () => {
    const page = await scim('GET', '/Users?count=2&startIndex=3');
    expect(page.body).toMatchObject({ startIndex: 3, itemsPerPage: 2, totalResults: expect.any(Number) });
    const made = await scim('POST', '/Users', entraUser('okta.uno', { password: 'mai-usata', groups: [] }));
    expect(made.status).toBe(201);
    expect(JSON.stringify(made.body)).not.toContain('mai-usata');
    const twice = await scim('POST', '/Users', entraUser('okta.uno'));
    expect(twice.status).toBe(409);
    expect(twice.body).toMatchObject({
      schemas: [ERROR],
      status: '409',
      scimType: 'uniqueness',
      detail: expect.stringContaining('esiste già'),
    });
    const path = `/Users/${of('okta.uno')}`;
    const { body: user } = await scim('GET', path);
    const put = await scim('PUT', path, {
      ...user,
      active: false,
      name: { givenName: 'Luca', familyName: 'Bianchi' },
    });
    expect(put.status).toBe(200);
    expect(put.body).toMatchObject({
      active: false,
      name: { givenName: 'Luca', familyName: 'Bianchi' },
      externalId: 'entra-okta.uno',
    });
    expect(await userOf(of('okta.uno'))).toMatchObject({ status: false, codicefiscale: 'RSSMRA80A01H501U' });
    for (const unknown of ['/Users/010101001010101011001010101011', '/Groups/nulla', '/Nulla', '']) {
      const answer = await scim('GET', unknown);
      expect(answer.status, unknown).toBe(404);
      expect(answer.body, unknown).toMatchObject({ schemas: [ERROR], status: '404' });
    }
  });

  it('sorts, pages, selects attributes and searches by POST', async () => {
    const sorted = await scim(
      'GET',
      '/Users?sortBy=userName&sortOrder=descending&count=3&attributes=userName',
    );
    const names = sorted.body.Resources.map(({ userName }: { userName: string }) => userName);
    expect(names).toEqual([...names].sort().reverse());
    expect(Object.keys(sorted.body.Resources[0]).sort()).toEqual(['id', 'meta', 'schemas', 'userName']);
    const none = await scim('GET', '/Users?count=0');
    expect(none.body).toMatchObject({ itemsPerPage: 0, Resources: [] });
    expect(none.body.totalResults).toBeGreaterThan(60);
    const found = await scim('POST', '/Users/.search', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
      filter: 'active eq false',
      excludedAttributes: ['groups'],
      count: 500,
    });
    expect(found.body.Resources.map(({ id }: { id: string }) => id)).toContain(of('spenta'));
    expect(found.body.Resources[0]).not.toHaveProperty('groups');
  });

  it('refuses filters, paths, bodies and values that are wrong, in the form of SCIM, and changes nothing', async () => {
    const before = await accounts(school.db);
    const path = `/Users/${of('persona1')}`;
    const wrong = [
      ['GET', '/Users?filter=userName+zz+%22x%22', undefined, 'invalidFilter'],
      ['GET', '/Users?filter=((((', undefined, 'invalidFilter'],
      ['GET', `/Users?filter=${'a'.repeat(3000)}`, undefined, 'invalidFilter'],
      ['GET', '/Users?count=molti', undefined, 'invalidValue'],
      ['POST', '/Users', entraUser('senza.codice', { [SPORTELLO]: {} }), 'invalidValue'],
      ['POST', '/Users', entraUser('mario@example.org'), 'invalidValue'],
      ['POST', '/Users', [], 'invalidSyntax'],
      ['PATCH', path, patch({ op: 'Replace', path: 'nonsense', value: 1 }), 'invalidPath'],
      ['PATCH', path, patch({ op: 'Replace', path: 'constructor.prototype.x', value: 1 }), 'invalidPath'],
      ['PATCH', path, patch({ op: 'Replace', path: 'userName', value: 'altro.nome' }), 'mutability'],
      ['PATCH', path, patch({ op: 'Remove' }), 'noTarget'],
      ['PATCH', path, patch({ op: 'copy', path: 'active' }), 'invalidSyntax'],
      ['PATCH', path, patch({ op: 'Replace', path: 'active', value: 'forse' }), 'invalidValue'],
      [
        'PATCH',
        path,
        patch({ op: 'Replace', path: 'emails[type eq "work"].value', value: 'non valida' }),
        'invalidValue',
      ],
      ['PATCH', path, patch({ op: 'Replace', path: 'externalId', value: 'a\u0000b' }), 'invalidValue'],
      ['PATCH', path, { Operations: [] }, 'invalidSyntax'],
    ] as const;
    for (const [method, at, body, scimType] of wrong) {
      const answer = await scim(method, at, body);
      expect(answer.status, at + JSON.stringify(body)).toBe(400);
      expect(answer.body, at + JSON.stringify(body)).toMatchObject({
        schemas: [ERROR],
        status: '400',
        scimType,
        detail: expect.any(String),
      });
    }
    expect(({} as { x?: unknown }).x).toBeUndefined();
    const raw = await fetch(`${school.url}/scim/v2/Users`, {
      method: 'POST',
      headers: { authorization: 'Bearer no', 'content-type': 'application/scim+json' },
      body: '{',
    });
    expect(raw.status).toBe(401);
    expect(await accounts(school.db)).toEqual(before);
  });

  it('gives and takes roles as members of groups, in every form that Entra and Okta send', async () => {
    const groups = await scim(
      'GET',
      '/Groups?excludedAttributes=members&filter=displayName+eq+%22WWA+Docente%22',
    );
    expect(groups.body.Resources).toEqual([
      expect.objectContaining({ id: 'WWA~Docente', displayName: 'WWA Docente' }),
    ]);
    expect(groups.body.Resources[0]).not.toHaveProperty('members');
    const group = '/Groups/WWA~Docente';
    const members = async () =>
      (await scim('GET', group)).body.members.map(({ value }: { value: string }) => value);
    const before = await members();
    const some = [of('persona1'), of('persona2'), of('persona4')];
    const added = await scim(
      'PATCH',
      group,
      patch({ op: 'Add', path: 'members', value: some.map((value) => ({ $ref: null, value })) }),
    );
    expect(added.status).toBe(204);
    expect(await members()).toEqual([...before, ...some].sort());
    expect((await scim('GET', `/Users/${of('persona1')}`)).body.groups).toEqual([
      expect.objectContaining({ value: 'WWA~Docente', display: 'WWA Docente', type: 'direct' }),
    ]);
    await scim('PATCH', group, patch({ op: 'remove', path: `members[value eq "${of('persona1')}"]` }));
    await scim('PATCH', group, patch({ op: 'Remove', path: 'members', value: [{ value: of('persona2') }] }));
    await scim(
      'PATCH',
      group,
      patch({
        op: 'replace',
        value: { id: 'WWA~Docente', displayName: 'WWA Docente', externalId: 'gruppo-1' },
      }),
    );
    expect(await members()).toEqual([...before, of('persona4')].sort());
    expect((await scim('GET', group)).body.externalId).toBe('gruppo-1');
    const put = await scim('PUT', group, {
      displayName: 'WWA Docente',
      members: before.map((value: string) => ({ value })),
    });
    expect(put.status).toBe(200);
    expect(await members()).toEqual(before);
  });

  it('refuses groups that are no roles, members that do not exist, and a batch of which one is refused', async () => {
    const group = '/Groups/WWA~Tutor';
    const made = await scim('POST', '/Groups', { displayName: 'Bidelli' });
    expect(made.status).toBe(403);
    expect((await scim('POST', '/Groups', { displayName: 'WWA Tutor' })).body.scimType).toBe('uniqueness');
    expect((await scim('DELETE', group)).status).toBe(403);
    const unknown = await scim(
      'PATCH',
      group,
      patch({ op: 'add', path: 'members', value: [{ value: 'nessuno' }] }),
    );
    expect(unknown.body).toMatchObject({ status: '400', scimType: 'invalidValue' });
    const mixed = await scim(
      'PATCH',
      group,
      patch({ op: 'add', path: 'members', value: [{ value: of('persona5') }, { value: of('spenta') }] }),
    );
    expect(mixed.status).toBe(403);
    expect(mixed.body.detail).toContain('disabilitata');
    expect(await userOf(of('persona5'))).toMatchObject({ groups: [] });
    const renamed = await scim('PATCH', group, patch({ op: 'replace', path: 'displayName', value: 'Altro' }));
    expect(renamed.body.scimType).toBe('mutability');
  });

  it('never changes supervisors, user managers and their roles, and says why', async () => {
    const before = await accounts(school.db);
    for (const username of ['supervisor', 'gestore', 'vicaria']) {
      const path = `/Users/${of(username)}`;
      const changes: readonly (readonly [method: string, path: string, body?: object])[] = [
        ['PATCH', path, patch({ op: 'replace', path: 'active', value: username === 'vicaria' })],
        [
          'PATCH',
          path,
          patch({
            op: 'replace',
            value: {
              'emails[type eq "work"].value': 'presa@example.org',
              [SPORTELLO]: { codiceFiscale: 'RSSMRA80A01H501U', dataNascita: '1980-01-01' },
            },
          }),
        ],
        ['DELETE', path],
        [
          'PATCH',
          '/Groups/WWA~Docente',
          patch({ op: 'add', path: 'members', value: [{ value: of(username) }] }),
        ],
      ];
      for (const [method, at, body] of changes) {
        const answer = await scim(method, at, body);
        expect(answer.status, `${method} ${at} ${JSON.stringify(body)}`).toBe(403);
        expect(answer.body).toMatchObject({ schemas: [ERROR], status: '403', detail: expect.any(String) });
      }
    }
    for (const role of ['SSO~Member_admins', 'SSO~GestDocenti', 'WWA~CMP_GEST']) {
      const answer = await scim(
        'PATCH',
        `/Groups/${role}`,
        patch({ op: 'add', path: 'members', value: [{ value: of('persona1') }] }),
      );
      expect(answer.status).toBe(403);
      expect(answer.body.detail).toContain('Solo il supervisor');
    }
    const named = await scim('POST', '/Users', entraUser('supervisor2'));
    expect(named.body).toMatchObject({ status: '400', scimType: 'invalidValue' });
    expect(await accounts(school.db)).toEqual(before);
  });

  it('answers with ETags, and changes nothing for a client that saw an earlier version', async () => {
    const path = `/Users/${of('persona7')}`;
    const { etag } = await scim('GET', path);
    expect(etag).toMatch(/^W\/"\d+"$/);
    expect((await scim('GET', path, undefined, { 'if-none-match': etag ?? '' })).status).toBe(304);
    const stale = await scim('PATCH', path, patch({ op: 'replace', path: 'active', value: false }), {
      'if-match': 'W/"99"',
    });
    expect(stale.body).toMatchObject({ status: '412' });
    const done = await scim('PATCH', path, patch({ op: 'replace', path: 'active', value: false }), {
      'if-match': etag ?? '',
    });
    expect(done.status).toBe(200);
    expect(done.etag).not.toBe(etag);
  });

  it('takes userPrincipalName as user name: finds, keeps and shows it, and tells people of two domains apart', async () => {
    const named = async (name: string) =>
      (await scim('GET', `/Users?filter=${encodeURIComponent(`userName eq "${name}"`)}`)).body.Resources;
    const name = 'con.dominio@scuola.example';
    const made = await scim('POST', '/Users', {
      ...entraUser('con.dominio'),
      userName: name,
      emails: [{ primary: true, type: 'work', value: name }],
    });
    expect([made.status, made.body.id, made.body.userName]).toEqual([201, of('con.dominio'), name]);
    expect(await named('CON.dominio@scuola.example')).toMatchObject([
      { id: of('con.dominio'), userName: name },
    ]);
    expect(await named('con.dominio@altra.example')).toEqual([]);
    const other = { ...entraUser('con.dominio'), userName: 'con.dominio@altra.example' };
    expect((await scim('POST', '/Users', other)).body).toMatchObject({
      status: '409',
      scimType: 'uniqueness',
    });
    const renamed = patch({ op: 'Replace', path: 'userName', value: 'con.dominio@altra.example' });
    expect((await scim('PATCH', `/Users/${of('con.dominio')}`, renamed)).body.scimType).toBe('mutability');

    // A user of the console, whom the client finds and then links by its first change.
    const [found] = await named('persona7@scuola.example');
    expect(found).toMatchObject({ id: of('persona7'), userName: 'persona7@scuola.example' });
    const path = `/Users/${of('persona7')}`;
    expect((await scim('GET', path)).body.userName).toBe('persona7');
    const linked = patch({ op: 'Replace', path: 'userName', value: 'persona7@scuola.example' });
    expect((await scim('PATCH', path, linked)).body.userName).toBe('persona7@scuola.example');
    expect(await named('persona7@altra.example')).toEqual([]);
    expect((await scim('GET', path)).body.userName).toBe('persona7@scuola.example');
  });

  it('takes the roles of a user whom it disabled before, as Microsoft Entra does, and gives them none', async () => {
    await scim(
      'POST',
      '/Users',
      entraUser('in.uscita', { [SPORTELLO]: { codiceFiscale: 'VRDNNA85B41F205X' } }),
    );
    const uid = of('in.uscita');
    const group = '/Groups/WWA~Docente';
    const member = [{ value: uid }];
    await scim('PATCH', group, patch({ op: 'Add', path: 'members', value: member }));
    await scim('PATCH', `/Users/${uid}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
    const removed = await scim('PATCH', group, patch({ op: 'Remove', path: 'members', value: member }));
    expect(removed.status).toBe(204);
    expect(await userOf(uid)).toMatchObject({ status: false, groups: [] });
    expect((await scim('PATCH', group, patch({ op: 'Remove', path: 'members', value: member }))).status).toBe(
      204,
    );
    const again = await scim('PATCH', group, patch({ op: 'Add', path: 'members', value: member }));
    expect([again.status, again.body.detail]).toEqual([403, expect.stringContaining('disabilitata')]);
  });

  it('deletes a user who never signed in, and refuses others', async () => {
    await scim('POST', '/Users', entraUser('da.eliminare'));
    expect((await scim('DELETE', `/Users/${of('da.eliminare')}`)).status).toBe(204);
    expect((await scim('GET', `/Users/${of('da.eliminare')}`)).status).toBe(404);
    const refused = await scim('DELETE', `/Users/${of('docente')}`);
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toContain('active uguale a false');
  });

  it('describes itself: configuration, kinds of records and schemas', async () => {
    const { body: config } = await scim('GET', '/ServiceProviderConfig');
    expect(config).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      etag: { supported: true },
    });
    const { body: types } = await scim('GET', '/ResourceTypes');
    expect(types.Resources.map(({ name }: { name: string }) => name)).toEqual(['User', 'Group']);
    const { body: schemas } = await scim('GET', '/Schemas');
    expect(schemas.totalResults).toBe(3);
    const { body: one } = await scim('GET', `/Schemas/${encodeURIComponent(SPORTELLO)}`);
    expect(one.attributes.map(({ name }: { name: string }) => name)).toContain('codiceFiscale');
  });

  it('keeps a synchronisation as one operation of the history, which the supervisor takes back', async () => {
    const { scim: other } = await scimClient(school.supervisor, school.url, 'Registro');
    for (const name of ['sincro.uno', 'sincro.due', 'sincro.tre'])
      await other('POST', '/Users', entraUser(name));
    const [operation] = await operations();
    expect(operation).toMatchObject({
      action: 'import',
      name: 'Registro',
      total: 3,
      done: 3,
      canTakeBack: true,
    });
    const audit = (await ask(school.supervisor, auditList, { params, query: {} })).body.data;
    expect(audit[0]).toMatchObject({
      entity: 'user',
      action: 'create',
      who: 'sincronizzazione/Registro',
      target: of('sincro.tre'),
    });
    await ask(school.supervisor, operationTakeBack, { params: { ...params, id: operation.id } });
    expect((await other('GET', '/Users?filter=userName+sw+%22sincro%22')).body.totalResults).toBe(0);
  });
});
