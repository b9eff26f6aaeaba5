import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import { contractDocumentsV2, contractFile } from '../../../contract/contracts/endpoints';
import { storeByProcedure } from '../../../provider/areas';
import { runOperator } from '../../../provider/cli/runOperator';
import { readConfig } from '../../../provider/config';
import { revocationWorker } from '../../../provider/documentSigning/revocationWorker';
import type { Worker } from '../../../provider/jobs/jobKind';
import { startJobs } from '../../../provider/jobs/startJobs';
import { buildStale } from '../../../scripts/lib/build.mjs';
import { ask } from '../../fixtures/ask';
import { doDueJobs } from '../../fixtures/dueJobs';
import { eventually } from '../../fixtures/eventually';
import { OPERATOR_SECRET, PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { growing } from '../../fixtures/metric';
import { openMails } from '../../fixtures/openMails';
import { corpus, P256 } from '../../fixtures/signatures/corpus';
import { issue, PERSON, revoke } from '../../fixtures/signatures/people';
import { type Responder, responder } from '../../fixtures/signatures/responder';
import { contractsToSign, signContract, trustIn } from '../../fixtures/signedSchool';
import { type SignedIn, signIn } from '../../fixtures/signIn';

const MINUTE = 60_000;
const made = corpus();
const trusted = trustIn(made);
const config = {
  demo: false,
  trustDir: trusted.trustDir,
  revocation: 'checked' as const,
  revocationAddresses: ['127.0.0.1'],
};
const served = servedForTests({ config });
const said: string[] = [];
let supervisor: SignedIn;
let worker: Worker;
let port: number;
let authority: Responder | undefined;

beforeAll(async () => {
  await buildStale('provider');
  await contractsToSign(served.db, [
    'uno',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
  ]);
  supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
  await silent();
  const { db, clock } = served;
  const whole = { ...readConfig({}), ...config };
  worker = revocationWorker({
    db,
    clock,
    config: whole,
    log: (one) => said.push(one),
    procedures: storeByProcedure,
  });
});
beforeEach(async () => {
  await authority?.end();
  authority = undefined;
  said.length = 0;
  await served.db.asOwner((tx) => tx.deleteFrom('mail').execute());
});
afterAll(async () => {
  await authority?.end();
  trusted.remove();
  made.remove();
});

/** Finds a port on which nothing listens, and reserves it for the authority. */
async function silent(): Promise<void> {
  const first = await responder(made);
  port = first.port;
  await first.end();
}
/** Creates a person whose certificate names the authority at that port. */
function person(name: string): string {
  const extensions = [...PERSON, `authorityInfoAccess=OCSP;URI:http://127.0.0.1:${port}/`];
  issue(made, name, { key: P256, extensions });
  return name;
}
async function authoritySays(names: Parameters<Responder['knows']>[0]): Promise<void> {
  authority ??= await responder(made, { port });
  authority.knows(names);
}
const one = async (name: string) =>
  ((await ask(supervisor, contractDocumentsV2)).body as ContractDocument[]).find(
    ({ fileName }) => fileName === `${name}.pdf`,
  );
const check = () => doDueJobs(served.db, served.clock, worker);
const later = (minutes: number) => served.clock.move(minutes * MINUTE);
const due = async () =>
  (
    await served.db.asOwner((tx) =>
      tx.selectFrom('job').select('due_at').where('name', '=', 'revocation').executeTakeFirstOrThrow(),
    )
  ).due_at;
const audited = () =>
  served.db.asOwner((tx) =>
    tx
      .selectFrom('audit_entry')
      .select(['action', 'who', 'as_whom', 'after'])
      .where('action', 'in', ['sign', 'checkRevocation'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
const mails = async () => (await openMails(served.db)).map(({ subject, body }) => ({ subject, body }));
/** Formats times of revocation as OpenSSL does. */
const stamp = (at: Date) => ({
  revoked: `${at
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/\D/g, '')
    .slice(2)}Z`,
});

describe('a signature whose authority does not answer', () => {
  it('is kept to wait, and does not count', async () => {
    const { status, body } = await signContract(supervisor, made, 'uno', person('anna1'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ waiting: true, document: 'uno', taxCode: 'RSSMRA80A01H501U' });
    expect(body.number).toBeUndefined();
    expect(await one('uno')).toMatchObject({
      status: 0,
      toSign: false,
      pathSigned: null,
      pending: { state: 'waiting', arrivedAt: body.at },
    });
    const file = await ask(supervisor, contractFile, { query: { filename: 'uno.pdf', which: 'signature' } });
    expect(file.status).toBe(404);
    expect(await audited()).toMatchObject({ action: 'checkRevocation', after: { waiting: true } });
    expect(await mails()).toEqual([]);
  });

  it('is not signed a second time meanwhile', async () => {
    const { body } = await signContract(supervisor, made, 'uno', 'anna1');
    expect(body.current).toMatchObject({ code: 'awaiting-revocation' });
  });

  it('counts once the authority says that the certificate was valid, and the sender gets the receipt by mail', async () => {
    await authoritySays({ anna1: 'good' });
    expect(await check()).toBe(0);
    later(1);
    expect(await check()).toBe(1);
    expect(await one('uno')).toMatchObject({ status: 1, signer: 'Mario Rossi' });
    expect((await one('uno'))?.pending).toBeUndefined();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Ricevuta di firma F-');
    expect(mail?.body).toContain('La revoca del certificato è stata controllata');
    expect(await audited()).toMatchObject({
      action: 'sign',
      who: 'supervisor.SG10001',
      as_whom: 'automatico',
    });
    later(2);
    expect(await check()).toBe(0);
  });

  it('counts though the certificate was revoked after it had arrived', async () => {
    await signContract(supervisor, made, 'due', person('anna2'));
    const arrived = new Date((await one('due'))?.pending?.arrivedAt ?? '');
    await authoritySays({ anna2: stamp(new Date(arrived.getTime() + MINUTE)) });
    later(1);
    await check();
    expect(await one('due')).toMatchObject({ status: 1 });
  });

  it('is refused where the certificate had been revoked before, by mail and in the page, and another one takes its place', async () => {
    const counted = await growing(
      served.db,
      'sportello_signatures_total{way="file",outcome="unchecked",reason=""}',
      'sportello_signatures_total{way="again",outcome="refused",reason="certificate-revoked"}',
      'sportello_signatures_total{way="file",outcome="accepted",reason=""}',
    );
    await signContract(supervisor, made, 'tre', person('anna3'));
    const arrived = new Date((await one('tre'))?.pending?.arrivedAt ?? '');
    await authoritySays({ anna3: stamp(new Date(arrived.getTime() - MINUTE)) });
    later(1);
    await check();
    const why = 'Il certificato è stato revocato o sospeso da chi lo ha emesso.';
    expect(await one('tre')).toMatchObject({
      status: 0,
      toSign: true,
      pending: { state: 'refused', refusal: expect.stringContaining(why) },
    });
    expect(await mails()).toEqual([
      { subject: 'Firma non accettata: tre', body: expect.stringContaining(why) },
    ]);
    expect(await audited()).toMatchObject({ after: { state: 'refused', why: 'certificate-revoked' } });
    authority?.knows({ [person('renewed')]: 'good' });
    expect((await signContract(supervisor, made, 'tre', 'renewed')).body.number).toMatch(/^F-/);
    expect(await counted()).toEqual([1, 1, 1]);
    expect(await one('tre')).toMatchObject({ status: 1 });
    expect((await one('tre'))?.pending).toBeUndefined();
  });

  it('is tried again more and more seldom, for a day; then the operator and the sender get a message', async () => {
    await signContract(supervisor, made, 'quattro', person('anna4'));
    const waits: number[] = [];
    while ((await one('quattro'))?.pending?.state === 'waiting') {
      const minutes = Math.ceil(((await due()).getTime() - served.clock.now().getTime()) / MINUTE);
      waits.push(minutes);
      later(minutes);
      expect(await check()).toBe(1);
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(24 * 60);
    expect(said).toEqual([expect.stringContaining('npm run operator -- signatures check')]);
    expect(said[0]).toContain(`http://127.0.0.1:${port}/ does not answer`);
    expect(await mails()).toEqual([
      {
        subject: 'Controllo della revoca non riuscito: quattro',
        body: expect.stringContaining('si può firmare di nuovo'),
      },
    ]);
    expect(await one('quattro')).toMatchObject({
      status: 0,
      toSign: true,
      pending: { state: 'unreachable' },
    });
  });

  it('is tried again when the operator asks for it', async () => {
    const access = { OPERATOR_URL: served.url, OPERATOR_SECRET };
    const asked = await runOperator(['signatures', 'check'], access);
    expect(asked).toMatchObject({ code: 0, output: expect.stringContaining('SG10001') });
    expect(await one('quattro')).toMatchObject({ toSign: false, pending: { state: 'waiting' } });
    expect(await check()).toBe(1);
    expect((await one('quattro'))?.pending).toMatchObject({ state: 'waiting' });
    // The authority's list, added by the operator to the trusted certificates.
    revoke(made, 'brought', 'ca', []);
    made.openssl('crl', '-in', 'brought.crl', '-out', `${trusted.trustDir}/brought.crl`);
    await runOperator(['signatures', 'check'], access);
    await check();
    expect(await one('quattro')).toMatchObject({ status: 1 });
    expect(await runOperator(['signatures', 'check'], access)).toMatchObject({
      output: 'No signature waits for who issued its certificate.',
    });
  });
});

describe('a signature in order that cannot be verified again', () => {
  const { trustDir } = trusted;
  // The list that the operator added.
  beforeAll(() => rmSync(join(trustDir, 'brought.crl'), { force: true }));
  // The authority's statements are valid by the system clock.
  beforeEach(() => served.clock.move(Date.now() - served.clock.now().getTime()));
  /** States of the folder while it is replaced: a dangling link in it, or no folder. */
  const troubles = [
    [
      'cinque',
      'a file of the trusted is gone',
      () => {
        const lost = join(trustDir, 'lost.crt');
        symlinkSync(join(trustDir, 'nowhere'), lost);
        return () => rmSync(lost);
      },
    ],
    [
      'sei',
      'nobody is trusted',
      () => {
        renameSync(trustDir, `${trustDir}.away`);
        return () => renameSync(`${trustDir}.away`, trustDir);
      },
    ],
  ] as const;

  /** Checks the due signatures during such a state. */
  const checkIn = async (makeTrouble: () => () => void) => {
    const mend = makeTrouble();
    try {
      expect(await check()).toBe(1);
    } finally {
      mend();
    }
  };

  it.each(troubles)('is not refused for it but tried again: %s, %s', async (name, _, makeTrouble) => {
    const signer = person(`anna-${name}`);
    await signContract(supervisor, made, name, signer);
    await authoritySays({ [signer]: 'good' });
    later(1);
    await checkIn(makeTrouble);
    expect(await one(name)).toMatchObject({ toSign: false, pending: { state: 'waiting' } });
    expect(await mails()).toEqual([]);
    later(2);
    expect(await check()).toBe(1);
    expect(await one(name)).toMatchObject({ status: 1 });
  });

  it('is given up after a day as one whose authority is silent, in words that blame neither', async () => {
    await signContract(supervisor, made, 'sette', person('anna-sette'));
    later(24 * 60);
    await checkIn(troubles[0][2]);
    expect(await one('sette')).toMatchObject({ toSign: true, pending: { state: 'unreachable' } });
    expect(said).toEqual([expect.stringContaining('could not be verified: malformed')]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Controllo della revoca non riuscito: sette');
    expect(mail?.body).not.toMatch(/danneggiato|non ha risposto|per un giorno/);
  });

  it('is given up when its job is, and can be made again', async () => {
    await signContract(supervisor, made, 'sette', person('anna-again'));
    expect(await one('sette')).toMatchObject({ toSign: false });
    await served.db.asOwner((tx) =>
      tx.updateTable('job').set({ attempts: 5 }).where('name', '=', 'revocation').execute(),
    );
    later(1);
    const { db, clock } = served;
    const stop = await startJobs({ db, clock, log: () => undefined, workers: [worker], every: 20 });
    await eventually(async () =>
      expect(await one('sette')).toMatchObject({ toSign: true, pending: { state: 'unreachable' } }),
    );
    await stop();
    expect(said).toEqual([expect.stringContaining('npm run operator -- signatures check')]);
    expect(await mails()).toEqual([
      {
        subject: 'Controllo della revoca non riuscito: sette',
        body: expect.stringContaining('si può firmare di nuovo'),
      },
    ]);
    expect(await audited()).toMatchObject({
      action: 'checkRevocation',
      who: 'supervisor.SG10001',
      as_whom: 'automatico',
      after: { state: 'unreachable' },
    });
    await authoritySays({ [person('anna-last')]: 'good' });
    expect((await signContract(supervisor, made, 'sette', 'anna-last')).body.number).toMatch(/^F-/);
  });

  it.each([
    ['contract', 'Documenti e firma'],
    ['resizing', 'Dimensionamenti-Accorpata'],
    ['transfer', 'Altri Fornitori'],
  ] as const)('names the page on which it is made again, one of a %s: %s', async (procedure, page) => {
    const waits = async (name: string, minutes: number) => {
      expect((await signContract(supervisor, made, 'otto', name)).body).toMatchObject({ waiting: true });
      await served.db.asOwner((tx) => tx.updateTable('pending_signature').set({ procedure }).execute());
      later(minutes);
    };
    const revoked = person(`revoked-${procedure}`);
    await waits(revoked, 1);
    await authoritySays({ [revoked]: stamp(new Date(Date.now() - 60 * MINUTE)) });
    expect(await check()).toBe(1);
    await waits(person(`unknown-${procedure}`), 24 * 60);
    expect(await check()).toBe(1);
    expect(await mails()).toEqual([
      {
        subject: 'Firma non accettata: otto',
        body: expect.stringContaining(`lo si trova nella pagina ${page}.`),
      },
      {
        subject: 'Controllo della revoca non riuscito: otto',
        body: expect.stringContaining(`con un altro certificato, dalla pagina ${page}.`),
      },
    ]);
  });

  it('that is of a document which was made anew is said not to be kept, and what to do', async () => {
    const name = person('anna-nove');
    await signContract(supervisor, made, 'nove', name);
    await served.db.asOwner((tx) =>
      tx
        .updateTable('contract_document')
        .set({ document_id: null })
        .where('file_name', '=', 'nove.pdf')
        .execute(),
    );
    await authoritySays({ [name]: 'good' });
    later(1);
    expect(await check()).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Firma non registrata: nove');
    expect(mail?.body).toContain('ma la firma non è stata registrata.');
    expect(mail?.body).toContain('Scaricare la nuova versione, firmarla');
  });
});
