import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordChoose, passwordLinkOpen } from '../../contract/account/passwordsEndpoints';
import { contractClauses, contractDocumentsV2, contractPreview } from '../../contract/contracts/endpoints';
import { dsWrite } from '../../contract/offices/endpoints';
import { sessionOpen } from '../../contract/session/endpoints';
import { userCreate } from '../../contract/users/endpoints';
import { runOperator } from '../../provider/cli/runOperator';
import { readConfig } from '../../provider/config';
import type { Database } from '../../provider/db/database';
import { startMailing } from '../../provider/mail/mailing';
import { buildStale } from '../../scripts/lib/build.mjs';
import { ask } from '../fixtures/ask';
import { testDatabase } from '../fixtures/database';
import { movableClock, OPERATOR_SECRET, PASSWORD, type Serving, serve } from '../fixtures/identityProvider';
import { type MailServer, mailServer } from '../fixtures/mailServer';
import { askPublicly } from '../fixtures/oneTimeCode';
import { corpus } from '../fixtures/signatures/corpus';
import { MARIO } from '../fixtures/signatures/people';
import { signContract, trustIn } from '../fixtures/signedSchool';
import { type SignedIn, signIn } from '../fixtures/signIn';

const made = corpus();
const trusted = trustIn(made);
let db: Database;
let serving: Serving;
let mails: MailServer;
let stopMailing: () => Promise<void>;
let supervisor: SignedIn;

beforeAll(async () => {
  await buildStale('provider');
  db = await testDatabase();
  const clock = movableClock();
  const config = { demo: false, revocation: 'said' as const, trustDir: trusted.trustDir };
  serving = await serve(db, { clock, config });
  mails = await mailServer();
  const mailing = { ...readConfig({ DEMO: '0' }), smtpUrl: mails.url };
  stopMailing = startMailing({ config: mailing, db, clock, log: () => undefined, every: 50 });
});
afterAll(async () => {
  await stopMailing();
  await mails.close();
  await serving.close();
  await db.close();
  trusted.remove();
  made.remove();
});

/** Runs a command as the provider's own staff. */
const operator = async (...words: string[]) => {
  const { code, output } = await runOperator(words, { OPERATOR_URL: serving.url, OPERATOR_SECRET });
  expect([code, output]).toEqual([0, output]);
  return output;
};

/** Opens the mail sent to an address and chooses a first password. */
async function firstAccess(address: string): Promise<string> {
  const mailTo = () => mails.mails.find(({ to }) => to?.some((one) => one.address === address))?.text;
  await expect.poll(mailTo).toBeDefined();
  const id =
    new URL(/https?:\S+cambiopassword\S+/.exec(mailTo() ?? '')?.[0] ?? '').searchParams.get('id') ?? '';
  const { body } = await askPublicly(serving.url, passwordLinkOpen, { id });
  const { username, email } = body;
  const chosen = { id, username, email, passwordNuova: PASSWORD, confermaPassword: PASSWORD };
  expect((await askPublicly(serving.url, passwordChoose, chosen)).status).toBe(204);
  return username;
}

describe('from an empty database without a demo', () => {
  it('a school, its applications and licences, and a contract are there by commands alone', async () => {
    expect(JSON.parse(await operator('school', 'list'))).toEqual({ data: [], total: 0 });
    const roles = [{ cn: 'Preside', description: 'Dirigente scolastico' }];
    const application = { description: 'Alunni', category: 'Didattica', roles };
    await operator('application', 'put', '--ac', 'WWA', '--json', JSON.stringify(application));
    const school = ['--customerCode', 'SG30001', '--codMin', 'RMIC800001', '--name', 'Istituto Verdi'];
    const created = await operator('school', 'create', ...school, '--city', 'Roma', '--postalCode', '00199');
    expect(created).toBe('SG30001 Istituto Verdi is open.');
    await operator('licence', 'give', '--school', 'SG30001', '--json', '{"licences":[{"ac":"WWA"}]}');
    await operator('contract', 'offer', '--school', 'SG30001', '--type', 'S', '--year', '2026');
    const person = ['--sn', 'Bianchi', '--cn', 'Anna', '--email', 'anna@example.org'];
    const invited = await operator('supervisor', 'create', '--school', 'SG30001', ...person);
    expect(invited).toBe('supervisor.SG30001 is written to at anna@example.org.');
  });

  it('its supervisor signs in with the password chosen by the mail', async () => {
    const username = await firstAccess('anna@example.org');
    supervisor = await signIn(serving.url, username, PASSWORD);
    const { profile } = (await ask(supervisor, sessionOpen)).body;
    expect(profile).toMatchObject({ customer_code: 'SG30001', roles: ['Member_admins'], licenses: ['WWA'] });
  });

  it('its head, whom the supervisor makes and names, signs the contract', async () => {
    const params = { customerCode: 'SG30001' };
    const head = { username: 'rossi.mario', cognome: 'Rossi', nome: 'Mario', email: 'ds@example.org' };
    const body = { ...head, codiceFiscale: MARIO, dataNascita: '1980-01-01' };
    expect(await ask(supervisor, userCreate, { params, body: body as never })).toMatchObject({ status: 200 });
    await signIn(serving.url, await firstAccess('ds@example.org'), PASSWORD);
    const named = await ask(supervisor, dsWrite, { params, body: { uid: 'rossi.mario.SG30001' } });
    expect(named.body).toMatchObject({ uidDs: 'rossi.mario.SG30001' });
    const name = 'contratto-di-servizi-2026-2027';
    const fileName = `${name}.pdf`;
    await ask(supervisor, contractPreview, { query: { filename: fileName } });
    await ask(supervisor, contractClauses, { body: { fileName, clausola1: true, clausola2: true } });
    const { status, body: receipt } = await signContract(supervisor, made, name, 'mario');
    expect([status, receipt]).toEqual([200, expect.objectContaining({ number: expect.anything() })]);
    expect((await ask(supervisor, contractDocumentsV2)).body).toMatchObject([{ fileName, status: 1 }]);
    expect(await operator('contract', 'list', '--school', 'SG30001')).toContain('"status": 1');
  });
});
