import { randomUUID, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  trustedListImport,
  trustedListPreview,
  trustedListRead,
} from '../../../../contract/trustedList/endpoints';
import { TRUSTED_LIST_LIMIT } from '../../../../contract/trustedList/trustedList';
import { refusalSentences } from '../../../../provider/areas/trustedList/sentences';
import { readList, type TrustedListKept, writeList } from '../../../../provider/db/trustedList';
import { addSigner, fingerprintOf, removeSigner } from '../../../../provider/db/trustedListSigners';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import {
  askAs,
  machine,
  makeOperator,
  makeProgram,
  type Staff,
  sendFileAs,
  signInOperator,
} from '../../../fixtures/operatorCalls';
import { corpus } from '../../../fixtures/signatures/corpus';
import { authority, issue } from '../../../fixtures/signatures/people';
import { contractsToSign, signContract } from '../../../fixtures/signedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { type Issue, type ListedService, listOfServices, signList } from '../../../fixtures/trustedLists';

const made = corpus();
const served = servedForTests({ config: { demo: false, trustDir: join(made.folder, 'none') } });
const documents = ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei'];
let supervisor: SignedIn;
let callers: Readonly<Record<Caller, Staff>>;
type Caller = (typeof everyCaller)[number];
const everyCaller = ['the session of somebody of the staff', 'the secret of the machine'] as const;

beforeAll(async () => {
  await buildStale('provider');
  for (const name of ['scheme', 'next', 'forger']) authority(made, name);
  issue(made, 'forged', { issuer: 'forger' });
  await contractsToSign(served.db, documents);
  supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
  const secret = await makeOperator(served.url, 'anna');
  const { staff } = await signInOperator(served.url, 'anna', codeOf(secret));
  callers = {
    'the session of somebody of the staff': staff,
    'the secret of the machine': machine,
  };
});
afterAll(() => made.remove());
beforeEach(() =>
  served.db.asOwner(async (tx) => {
    await tx.deleteFrom('setting').where('name', '=', 'verifiedTrustedList').execute();
    await tx.deleteFrom('trusted_list_signer').execute();
  }),
);

const certificate = (name: string) => new X509Certificate(made.read(`${name}.crt`));
const pin = (...names: readonly string[]) =>
  served.db.asOwner(async (tx) => {
    for (const name of names) await addSigner(tx, certificate(name), new Date());
  });
const unpin = (name: string) => served.db.asOwner((tx) => removeSigner(tx, fingerprintOf(certificate(name))));

const ca: ListedService = {
  certificate: 'ca',
  name: 'Autorità di prova',
  status: 'granted',
  from: '2016-07-01T00:00:00Z',
};
const forger: ListedService = { ...ca, certificate: 'forger', name: 'Autorità inventata' };
const list = (services: readonly ListedService[], issue: Issue = {}, by = 'scheme') =>
  signList(made, listOfServices(made, services, issue), by);
const send = (file: string | Uint8Array, caller: Caller = 'the session of somebody of the staff') =>
  sendFileAs(served.url, callers[caller], trustedListImport, file);
const inUse = async () =>
  (await askAs(served.url, callers['the session of somebody of the staff'], trustedListRead)).body;
/** Returns the reason for refusing a file, as shown to its sender. */
async function refusal(file: string | Uint8Array): Promise<string> {
  const { status, body } = await send(file);
  return `${status} ${body.detail}`;
}
/** Sends a contract signed with a certificate of the attacker's own authority with the head's tax code. */
const sendForged = (document: string) => signContract(supervisor, made, document, 'forged');

describe('a trusted list that nobody signed', () => {
  const byHand = () => ({
    list: {
      territory: 'IT',
      sequence: 99,
      issuedAt: '2026-11-01T10:00:00Z',
      nextUpdate: '2099-05-01T10:00:00Z',
      signer: certificate('forger').raw.toString('base64'),
      authorities: [
        {
          certificate: certificate('forger').raw.toString('base64'),
          name: 'Autorità inventata',
          stretches: [{ from: '2016-07-01T00:00:00Z' }],
        },
      ],
    },
    replaceSigner: true,
  });

  it.each(everyCaller)(
    'is not taken as JSON from %s, so that a forged signature never passes',
    async (caller) => {
      await pin('scheme');
      for (const body of [byHand(), { list: { ...byHand().list, authorities: [] } }]) {
        const answer = await fetch(served.url + trustedListImport.path, {
          method: 'POST',
          headers: {
            ...callers[caller],
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify(body),
        });
        expect(answer.status).toBe(415);
      }
      expect((await send(JSON.stringify(byHand()), caller)).body.detail).toBe(refusalSentences['not-xml']);
      const { status, body } = await sendForged('uno');
      expect(status).not.toBe(200);
      expect(body.current).toMatchObject({ code: 'issuer-unknown' });
    },
  );

  it('is not accepted with a flag or a certificate beside the file', async () => {
    await pin('scheme');
    for (const [name, value] of [
      ['replaceSigner', 'true'],
      ['signer', certificate('forger').raw.toString('base64')],
    ] as const) {
      const form = new FormData();
      form.append('file', new Blob([list([forger], {}, 'forger')]), 'list.xml');
      form.append(name, value);
      const answer = await fetch(served.url + trustedListImport.path, {
        method: 'POST',
        headers: { ...callers['the session of somebody of the staff'], 'idempotency-key': randomUUID() },
        body: form,
      });
      expect(answer.status).toBe(400);
    }
    expect(await inUse()).not.toHaveProperty('list');
  });
});

describe('a signed trusted list', () => {
  it('is refused while no signer is pinned', async () => {
    expect(await refusal(list([ca]))).toContain('409 Non è ancora ammesso nessun firmatario');
  });

  it.each(everyCaller)('is taken from %s where a pinned certificate signed it', async (caller) => {
    await pin('scheme');
    const { status, body } = await send(list([ca], { sequence: 5 }), caller);
    expect(status).toBe(200);
    expect(body).toEqual({
      territory: 'IT',
      sequence: 5,
      issuedAt: '2026-11-01T10:00:00.000Z',
      nextUpdate: '2099-05-01T10:00:00.000Z',
      authorities: 1,
      services: 0,
      added: ['Autorità di prova'],
      withdrawn: [],
      removed: [],
    });
    const fingerprint = fingerprintOf(certificate('scheme'));
    expect(await inUse()).toMatchObject({
      list: { territory: 'IT', sequence: 5, authorities: 1 },
      signers: [{ fingerprint, subject: expect.stringContaining('Autorita scheme') }],
    });
    const line = await served.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'id', 'after'])
        .where('entity', '=', 'trustedList')
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    expect(line).toMatchObject({ action: 'import', id: 'IT 5', after: { signer: fingerprint } });
  });

  it('is refused where another certificate signed it, whatever that says; forged signatures do not pass', async () => {
    await pin('scheme');
    await send(list([ca], { sequence: 5 }));
    expect(await refusal(list([forger], { sequence: 6 }, 'forger'))).toBe(
      `400 ${refusalSentences['other-signer']}`,
    );
    const named = signList(made, listOfServices(made, [forger], { sequence: 6 }), 'forger', {
      named: 'scheme',
    });
    expect(await refusal(named)).toBe(`400 ${refusalSentences.changed}`);
    expect((await sendForged('due')).body.current).toMatchObject({ code: 'issuer-unknown' });
  });

  it('is refused with a specific sentence for each error', async () => {
    await pin('scheme');
    const good = list([ca]);
    const past = '<NextUpdate><dateTime>2020-01-01T00:00:00Z</dateTime></NextUpdate>';
    const wrong: readonly (readonly [keyof typeof refusalSentences, string | Uint8Array])[] = [
      ['unsigned', listOfServices(made, [ca])],
      ['empty', list([])],
      ['expired', list([ca], { nextUpdate: past })],
      ['changed', good.replace('Autorità di prova', 'Autorità altrui')],
      ['weak-algorithm', signList(made, listOfServices(made, [ca]), 'scheme', { algorithm: 'rsa-sha1' })],
      ['coverage', signList(made, listOfServices(made, [ca]), 'scheme', { byId: true })],
      ['external-reference', good.replace('URI=""', 'URI="http://127.0.0.1:1/"')],
      ['document-type', good.replace('?>', '?><!DOCTYPE list [<!ENTITY a "b">]>')],
      ['too-complex', '<a>'.repeat(1000) + '</a>'.repeat(1000)],
      ['not-utf8', Buffer.from(good, 'latin1')],
    ];
    for (const [reason, file] of wrong)
      expect(await refusal(file), reason).toBe(`400 ${refusalSentences[reason]}`);
    expect(new Set(Object.values(refusalSentences)).size).toBe(Object.keys(refusalSentences).length);
    expect(await inUse()).not.toHaveProperty('list');
  });

  it('is refused where it is larger than any list', async () => {
    await pin('scheme');
    expect((await send(`<a>${' '.repeat(TRUSTED_LIST_LIMIT)}</a>`)).status).toBe(413);
  });

  it('replaces no later one; the same again changes nothing', async () => {
    await pin('scheme');
    const fifth = list([ca], { sequence: 5 });
    await send(fifth);
    expect((await send(fifth)).body).toMatchObject({ sequence: 5, unchanged: true, added: [], removed: [] });
    expect(await refusal(list([ca], { sequence: 4 }))).toContain('409 L’elenco n. 4 è più vecchio');
    expect(await refusal(list([ca, forger], { sequence: 5 }))).toContain('già stato importato con un altro');
    expect((await send(list([ca], { sequence: 6 }))).status).toBe(200);
    expect((await inUse()).list).toMatchObject({ sequence: 6 });
  });

  it('brings the services that an earlier release left out when the same list is imported again', async () => {
    await pin('scheme');
    const clock: ListedService = {
      ...ca,
      certificate: 'forger',
      name: 'Marche di prova',
      type: 'http://uri.etsi.org/TrstSvc/Svctype/TSA/QTST',
    };
    const both = list([ca, clock], { sequence: 5 });
    expect((await send(both)).body).toMatchObject({
      authorities: 1,
      services: 1,
      added: ['Autorità di prova', 'Marche di prova'],
    });
    // A service for timestamps is no authority for signatures.
    expect((await sendForged('uno')).body.current).toMatchObject({ code: 'issuer-unknown' });
    await served.db.asOwner(async (tx) => {
      const { services: _, ...earlier } = (await readList(tx)) as TrustedListKept;
      await writeList(tx, earlier);
    });
    expect((await inUse()).list).toMatchObject({ authorities: 1, services: 0 });
    const { body } = await send(both);
    expect(body).toMatchObject({ added: ['Marche di prova'] });
    expect(body.unchanged).toBeFalsy();
    expect((await send(both)).body).toMatchObject({ unchanged: true, added: [] });
  });

  it('is the later one of two that are sent at once, whichever comes first', async () => {
    await pin('scheme');
    await Promise.all([7, 8, 9, 10].map((sequence) => send(list([ca], { sequence }))));
    expect((await inUse()).list).toMatchObject({ sequence: 10 });
  });

  it('takes the place of none of another state', async () => {
    await pin('scheme');
    await send(list([ca]));
    expect(await refusal(list([forger], { sequence: 9, territory: 'ES' }))).toContain(
      '409 L’elenco è dello Stato ES',
    );
  });

  it('is overdue once the time for the next one has passed, and counts on', async () => {
    await pin('scheme');
    const hour = 3_600_000;
    const soon = new Date(served.clock.now().getTime() + hour).toISOString();
    await send(list([ca], { nextUpdate: `<NextUpdate><dateTime>${soon}</dateTime></NextUpdate>` }));
    expect(await inUse()).not.toHaveProperty('overdue');
    served.clock.move(2 * hour);
    const late = (await askAs(served.url, machine, trustedListRead)).body;
    served.clock.move(-2 * hour);
    expect(late).toMatchObject({ overdue: true, list: { sequence: 1 } });
  });

  it('is shown before it is taken, with what it would change, and nothing is written', async () => {
    await pin('scheme');
    await send(list([ca], { sequence: 5 }));
    const withdrawn = { ...ca, status: 'withdrawn', from: '2026-01-01T00:00:00Z', before: [ca] };
    const next = list([withdrawn, { ...forger, name: 'Nuova' }], { sequence: 6 });
    const shown = await sendFileAs(
      served.url,
      callers['the session of somebody of the staff'],
      trustedListPreview,
      next,
    );
    expect(shown.body).toMatchObject({ sequence: 6, added: ['Nuova'], withdrawn: ['Autorità di prova'] });
    expect((await inUse()).list).toMatchObject({ sequence: 5 });
    const wrong = await sendFileAs(
      served.url,
      callers['the session of somebody of the staff'],
      trustedListPreview,
      '<a/>',
    );
    expect(wrong.body.detail).toBe(refusalSentences.unsigned);
  });

  it('counts as long as its signer is pinned, and until the next signer’s takes its place', async () => {
    await pin('scheme');
    await send(list([ca], { sequence: 5 }));
    expect((await signContract(supervisor, made, 'tre', 'mario')).status).toBe(200);
    await pin('next');
    expect((await send(list([ca], { sequence: 6 }, 'next'))).status).toBe(200);
    await unpin('scheme');
    expect((await signContract(supervisor, made, 'quattro', 'mario')).status).toBe(200);
    expect(await refusal(list([ca], { sequence: 7 }))).toBe(`400 ${refusalSentences['other-signer']}`);
    await unpin('next');
    expect(await inUse()).toEqual({ signers: [] });
    expect((await signContract(supervisor, made, 'cinque', 'mario')).body.current).toMatchObject({
      code: 'issuer-unknown',
    });
  });

  it('of an earlier version, which the provider did not verify, does not count', async () => {
    await pin('scheme');
    const { signer, ...kept } = {
      territory: 'IT',
      sequence: 99,
      issuedAt: '2026-11-01T10:00:00Z',
      signer: certificate('scheme').raw.toString('base64'),
      authorities: [
        {
          certificate: certificate('forger').raw.toString('base64'),
          name: 'Autorità inventata',
          stretches: [{ from: '2016-07-01T00:00:00Z' }],
        },
      ],
    };
    const value = JSON.stringify({ ...kept, signer });
    await served.db.asOwner((tx) =>
      tx.insertInto('setting').values({ name: 'trustedList', value }).execute(),
    );
    expect((await sendForged('sei')).body.current).toMatchObject({ code: 'issuer-unknown' });
  });
});

describe('the session of somebody of the staff', () => {
  it('looks at the list and at what a file would change by trustedList:read, and imports none', async () => {
    await pin('scheme');
    const reader = await makeProgram(served.url, 'trustedList:read');
    expect((await askAs(served.url, reader, trustedListRead)).status).toBe(200);
    expect((await sendFileAs(served.url, reader, trustedListPreview, list([ca]))).status).toBe(200);
    expect((await sendFileAs(served.url, reader, trustedListImport, list([ca]))).status).toBe(403);
  });
});
