import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../../../contract/contracts/contractDocument';
import { contractDocumentsV2, contractSignOnline } from '../../../../contract/contracts/endpoints';
import { refusalOf } from '../../../../contract/signing/refusal';
import { httpSigner } from '../../../../provider/signing/online/httpSigner';
import type { OnlineSigner } from '../../../../provider/signing/online/onlineSigner';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../../provider/signing/sign/signWhole';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { ask } from '../../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { MARIO } from '../../../fixtures/signatures/people';
import { contractsToSign } from '../../../fixtures/signedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { type WebServer, webServer } from '../../../fixtures/webServer';

const dataDir = mkdtempSync(join(tmpdir(), 'lost-answer-'));
let web: WebServer;
/** The service over HTTP; its address is known once it is listening. */
const service: OnlineSigner = {
  name: 'sigillo',
  sign: (...args) => real().sign(...args),
  signMany: (...args) => real().signMany(...args),
};
const real = () => httpSigner({ name: 'sigillo', url: `${web.url}/firma`, token: 'gettone' });
const served = servedForTests({ config: { dataDir, demo: true }, signers: [service] });
let supervisor: SignedIn;
/** Codes for which the service signed. */
let used: string[] = [];
let answer: (response: ServerResponse, file: Buffer) => void;

const send = (response: ServerResponse, file: Buffer) =>
  void response.end(JSON.stringify({ signed: [file.toString('base64')] }));

async function sign(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { otp, documents } = (await json(request)) as { otp: string; documents: string[] };
  if (used.includes(otp)) return void response.writeHead(403).end(JSON.stringify({ reason: 'otp-used' }));
  const at = new Date();
  const person = { taxCode: MARIO, givenName: 'Mario', surname: 'Rossi' };
  const signer = await issueTo(person, demoAuthority(dataDir, at), at);
  const file = signWhole(Buffer.from(documents[0] ?? '', 'base64'), signer, at);
  used.push(otp);
  answer(response, file);
}

beforeAll(async () => {
  await buildStale('provider');
  web = await webServer();
  web.answers.set('/firma', (request, response) => void sign(request, response));
  await contractsToSign(served.db, ['uno', 'due']);
  supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
});
afterAll(async () => {
  await web.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  used = [];
  answer = send;
});

const confirm = (name: string, otp: string, key: string) =>
  ask(supervisor, contractSignOnline, {
    params: { id: '2026' },
    query: { isServizi: 'true', fileName: `${name}.pdf` },
    body: { username: 'ds', password: 'x', otp, provider: 'sigillo' },
    key,
  });
const isToSign = async (name: string) =>
  ((await ask(supervisor, contractDocumentsV2)).body as ContractDocument[]).find(
    ({ fileName }) => fileName === `${name}.pdf`,
  )?.toSign;
const signatures = async () =>
  (await served.db.asOwner((tx) => tx.selectFrom('document_signature').select('document_id').execute()))
    .length;

describe('a service that signs, and whose answer is lost', () => {
  it.each<[string, string, (response: ServerResponse, file: Buffer) => void]>([
    ['before its first byte', 'uno', (response) => response.destroy()],
    [
      'in the middle of it',
      'due',
      (response, file) => {
        response.writeHead(200, { 'content-length': 2 * file.length });
        response.write('{"signed":["', () => response.destroy());
      },
    ],
  ])(
    '%s: it is said that it may have signed, and one signature is kept in the end',
    async (_when, name, lose) => {
      const before = await signatures();
      answer = lose;
      const first = await confirm(name, '111111', `confirmation-${name}`);
      expect(first.status).toBe(422);
      expect(first.body.current).toEqual(refusalOf('service-unanswered'));
      expect(first.body.detail).toContain('potrebbe aver firmato');
      expect(await isToSign(name)).toBe(true);

      // Repeats the confirmation, as a browser does: the service has already used its code.
      answer = send;
      const again = await confirm(name, '111111', `confirmation-${name}`);
      expect(again.body.current).toEqual(refusalOf('otp-used'));
      expect([await isToSign(name), await signatures()]).toEqual([true, before]);

      const twice = await Promise.all([1, 2].map(() => confirm(name, '222222', `second-${name}`)));
      expect(twice.map(({ status }) => status)).toEqual([200, 200]);
      expect(twice[1]?.body).toEqual(twice[0]?.body);
      expect([await isToSign(name), await signatures(), used]).toEqual([
        false,
        before + 1,
        ['111111', '222222'],
      ]);
      const late = await confirm(name, '333333', `third-${name}`);
      expect(late.body.current).toEqual(refusalOf('already-signed'));
      expect(used).toHaveLength(2);
    },
  );
});
