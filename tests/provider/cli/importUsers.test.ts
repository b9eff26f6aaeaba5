import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importList } from '../../../contract/imports/endpoints';
import { operationTakeBack } from '../../../contract/operations/endpoints';
import { scimClientList } from '../../../contract/scim/endpoints';
import type { ScimClient } from '../../../contract/scim/scimClient';
import { writeOneRoster } from '../../../contract/tables/oneRoster/writeOneRoster';
import { usersFind } from '../../../contract/users/endpoints';
import type { User } from '../../../contract/users/user';
import { runOperator } from '../../../provider/cli/runOperator';
import { ask } from '../../fixtures/ask';
import { ldapServer } from '../../fixtures/ldapServer';
import { peopleForTests } from '../../fixtures/peopleForTests';
import { scimClient } from '../../fixtures/scim';

const supervisor = 'supervisor.SG10001';
const people = peopleForTests([supervisor], async () => undefined);
const folder = mkdtempSync(join(tmpdir(), 'users-'));
const written = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runOperator(['users', command, ...args], { OPERATOR_URL: people.url, SYNC_TOKEN: token, ...env });
let token = '';
beforeAll(async () => {
  ({ token } = await scimClient(people.as(supervisor), people.url, 'Directory'));
});
const usersNamed = async (...names: readonly string[]) => {
  const params = { customerCode: 'SG10001' };
  const { body } = await ask(people.as(supervisor), usersFind, { params, body: {} });
  return (body as readonly User[])
    .filter(({ username }) => names.includes(username))
    .map(({ username, sn }) => `${username} ${sn}`);
};

const person = (username: string, sn: string, codicefiscale: string, more = {}) => ({
  uid: `${username}.X`,
  username,
  sn,
  cn: 'Mario',
  email: `${username}@example.org`,
  codicefiscale,
  status: true,
  ...more,
});

describe('users from a OneRoster file', () => {
  const roster = writeOneRoster({ customerCode: 'X', name: 'Liceo' }, [
    person('one.roster', 'Rossi', 'RSSMRA80A01H501U'),
    person('two.roster', 'Verdi', 'sbagliato'),
    person('supervisor', 'Neri', ''),
    person('left.out', 'Blu', '', { status: false }),
  ]);

  it('are first reported, then imported, and can be taken back by the supervisor', async () => {
    const file = written('roster.zip', roster);
    const dry = await run('import', ['--file', file]);
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.output).toContain('File nel formato OneRoster 1.2.');
    expect(dry.output).toContain('Persone segnate come non abilitate, lasciate fuori: 1.');
    expect(dry.output).toContain('1 to create, 0 to update, 0 as they are, 2 refused.');
    expect(dry.output).toMatch(/row 3 codicefiscale: .+\n {2}row 4 uid: L'utenza supervisor/);
    expect(dry.output).toMatch(/Nothing was written: --run true imports them\.$/);
    expect(await usersNamed('one.roster', 'two.roster')).toEqual([]);

    const done = await run('import', ['--file', file, '--run', 'true']);
    expect(done.output).toContain('1 created, 0 updated, 0 as they were, 2 refused.');
    expect(await usersNamed('one.roster', 'two.roster')).toEqual(['one.roster Rossi']);

    const { body } = await ask(people.as(supervisor), importList, {
      params: { customerCode: 'SG10001' },
      query: {},
    });
    expect(body.data[0]).toMatchObject({ file: 'roster.zip', created: 1, refused: 2, canTakeBack: true });
    expect(body.data[0]?.reading?.oneRoster?.mode).toBe('bulk');
    await ask(people.as(supervisor), operationTakeBack, {
      params: { customerCode: 'SG10001', id: body.data[0]?.id ?? '' },
      body: {} as never,
    });
    expect(await usersNamed('one.roster')).toEqual([]);
  });

  it('need a sheet that the file has', async () => {
    const file = written('roster.zip', roster);
    expect(await run('import', ['--file', file, '--sheet', 'Studenti'])).toEqual({
      code: 2,
      output: expect.stringContaining('Nel file non c’è un foglio con questo nome. Ci sono: Personale.'),
    });
  });

  it('change nothing while the synchronisation is on trial, whose page shows what would happen', async () => {
    const { token, id } = await scimClient(people.as(supervisor), people.url, 'Prova', false);
    const file = written('roster.zip', roster);
    const { output } = await run('import', ['--file', file, '--run', 'true'], { SYNC_TOKEN: token });
    expect(output).toMatch(/The synchronisation is on trial: nothing was written\./);
    expect(await usersNamed('one.roster')).toEqual([]);
    const { body } = await ask(people.as(supervisor), scimClientList);
    const client = (body as readonly ScimClient[]).find((one) => one.id === id);
    expect(client?.tried.create).toBe(1);
  });

  it('need a token that is accepted', async () => {
    const file = written('roster.zip', roster);
    expect(await run('import', ['--file', file], { SYNC_TOKEN: 'inventato' })).toMatchObject({
      code: 2,
      output: expect.stringContaining('The provider does not accept SYNC_TOKEN'),
    });
    expect(await run('import', ['--file', file], { SYNC_TOKEN: '' })).toMatchObject({ code: 2 });
  });
});

describe('users from a directory', () => {
  const bindDn = 'CN=lettura,DC=scuola,DC=example';
  const entries = ['a', 'b', 'c', 'd', 'e'].map((letter) => ({
    dn: `CN=${letter},DC=scuola,DC=example`,
    sAMAccountName: `ldap.${letter}`,
    sn: `Persona${letter === 'a' ? '' : 'à'}`,
    givenname: ['Anna', 'Annetta'],
    mail: `${letter}@example.org`,
    userAccountControl: letter === 'e' ? '514' : '512',
    extensionAttribute1: 'RSSMRA80A01H501U',
  }));
  let server: Awaited<ReturnType<typeof ldapServer>>;
  let other: Awaited<ReturnType<typeof ldapServer>>;
  let ca: string;
  beforeAll(async () => {
    server = await ldapServer({ entries, bindDn, password: 'segreta' });
    other = await ldapServer({ entries, bindDn, password: 'segreta', commonName: 'altrove.example' });
    ca = written('ca.pem', server.certificate + other.certificate);
  });
  afterAll(async () => {
    await server.close();
    await other.close();
  });
  const options = (url: string, ...more: readonly string[]) => [
    ...['--url', url, '--base', 'DC=scuola,DC=example', '--bind-dn', bindDn, '--ca', ca],
    ...more,
  ];
  const secret = { LDAP_PASSWORD: 'segreta' };

  it.each(['ldaps', 'startTls'] as const)(
    'are read page by page by %s, without the disabled',
    async (way) => {
      server.pages.length = 0;
      const { code, output } = await run('ldap', options(server[way], '--page-size', '2'), secret);
      expect(output).toContain('4 people read.\nDisabled accounts, left out: 1.\n0 to create');
      expect(output).toMatch(/row 1 codicefiscale: Codice fiscale obbligatorio/);
      expect(code).toBe(0);
      expect(server.pages).toEqual([2, 2, 2]);
    },
  );

  it('are imported by their mapping, one person once', async () => {
    const password = written('password', 'segreta\n');
    const map = ['--map', 'codicefiscale=extensionAttribute1', '--password-file', password, '--run', 'true'];
    const { output } = await run('ldap', options(server.ldaps, ...map));
    expect(output).toContain('1 created, 0 updated, 0 as they were, 3 refused.');
    expect(await usersNamed('ldap.a')).toEqual(['ldap.a Persona']);
    expect(await run('ldap', options(server.ldaps, ...map))).toMatchObject({
      output: expect.stringContaining('0 created, 0 updated, 1 as they were, 3 refused.'),
    });
  });

  it.each([
    ['a wrong password', ['ldaps'], { LDAP_PASSWORD: 'altra' }, 1, 'The directory refuses the credentials'],
    ['no password', ['ldaps'], {}, 2, 'LDAP_PASSWORD'],
  ] as const)('are not read with %s', async (_, [way], env, code, sentence) => {
    expect(await run('ldap', options(server[way]), env)).toEqual({
      code,
      output: expect.stringContaining(sentence),
    });
  });

  it.each(['ldaps', 'startTls'] as const)(
    'are not read from a server with the certificate of another, by %s',
    async (way) => {
      const { code, output } = await run('ldap', options(other[way]), secret);
      expect(output).toMatch(
        /cannot be read: .*altrove\.example.* Name the certificates of its authority with --ca FILE\.$/,
      );
      expect(code).toBe(1);
    },
  );

  it('are not read by a certificate that nobody vouches for, or with a password on the command line', async () => {
    const unknown = ['--url', server.ldaps, '--base', 'DC=x', '--bind-dn', bindDn];
    expect(await run('ldap', unknown, secret)).toEqual({
      code: 1,
      output: expect.stringMatching(/certificate/i),
    });
    expect(await run('ldap', [...unknown, '--password', 'segreta'])).toEqual({
      code: 2,
      output: expect.stringContaining('There is no option --password.'),
    });
    const inAddress = options(server.ldaps.replace('//', '//lettura:segreta@'));
    expect(await run('ldap', inAddress)).toEqual({
      code: 2,
      output: expect.stringContaining('--url must not have'),
    });
  });

  it('need a mapping of fields that users have', async () => {
    for (const [map, sentence] of [
      ['telefono=phone', 'there is no field telefono'],
      ['uid=,codicefiscale=', '--map must name uid or codicefiscale'],
      ['uid=(x)', 'is not the name of an attribute'],
    ] as const)
      expect(await run('ldap', options(server.ldaps, '--map', map), secret)).toEqual({
        code: 2,
        output: expect.stringContaining(sentence),
      });
  });
});
