import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OnlineSigner, SigningCredentials } from '../../../provider/signing/online/onlineSigner';
import { SandboxAccess } from '../../../provider/signing/online/sandboxAccess';
import { OTP_LIFE, type OtpLength, sandboxOtp } from '../../../provider/signing/online/sandboxOtp';
import { digestSigner, documentSigner } from '../../../provider/signing/online/sandboxSigners';
import { signOnline } from '../../../provider/signing/online/signOnline';
import { type Authority, demoAuthority } from '../../../provider/signing/sign/demoAuthority';
import { ANNA, MARIO } from '../../fixtures/signatures/people';

const DOCUMENT = Buffer.from('Contratto di licenza');
const PASSWORD = 'Segreta-2026';
const people: Record<string, string> = { mario: MARIO, anna: ANNA };

const folder = mkdtempSync(join(tmpdir(), 'online-'));
const secret = randomBytes(32);
let now = new Date();
const clock = { now: () => now };
let authority: Authority;
let signers: Record<'one' | 'two', OnlineSigner>;

beforeAll(() => {
  authority = demoAuthority(folder, now);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  now = new Date();
  const findPerson = async (username: string, password: string) => {
    const taxCode = password === PASSWORD ? people[username] : undefined;
    return taxCode ? { taxCode, givenName: username, surname: 'Rossi' } : undefined;
  };
  const shared = { access: new SandboxAccess({ clock, secret, findPerson }), authority, clock };
  signers = {
    one: documentSigner({ name: 'one', ...shared }),
    two: digestSigner({ name: 'two', ...shared }),
  };
});

const credentials = (username = 'mario', length: OtpLength = 6): SigningCredentials => ({
  username,
  password: PASSWORD,
  otp: sandboxOtp(secret, username, length, now),
});
const ask = (signer: OnlineSigner, typed = credentials(), time?: number) =>
  signOnline(
    signer,
    {
      document: DOCUMENT,
      credentials: typed,
      person: MARIO,
      trust: { der: [authority.certificate] },
      at: now,
    },
    time,
  );
const named = (name: string) => signers[name as 'one' | 'two'];

describe.each(['one', 'two'])('the service %s of the demo', (name) => {
  it.each([6, 8] as const)(
    'signs with a code of %i digits, and what it gives back is verified',
    async (length) => {
      const outcome = await ask(named(name), credentials('mario', length));
      expect(outcome).toMatchObject({
        state: 'signed',
        report: { verdict: 'passed', signers: [{ taxCode: MARIO, integrity: true }] },
      });
    },
  );

  it.each([
    ['a wrong password', 'credentials', { password: 'segreta-2026' }],
    ['a user name that nobody has', 'credentials', { username: 'nessuno' }],
    ['a wrong code', 'otp', { otp: '000000' }],
    ['a code of another length', 'otp', { otp: '1234567' }],
    ['a code with letters', 'otp', { otp: '12a456' }],
    ['no code', 'otp', { otp: '' }],
  ])('refuses %s', async (_, reason, wrong) => {
    expect(await ask(named(name), { ...credentials(), ...wrong })).toEqual({ state: 'refused', reason });
  });

  it('takes a code once, and for two minutes at the most', async () => {
    const typed = credentials();
    expect(await ask(named(name), typed)).toMatchObject({ state: 'signed' });
    expect(await ask(named(name), typed)).toEqual({ state: 'refused', reason: 'otp-used' });
    const later = credentials('mario', 8);
    now = new Date(now.getTime() + 2 * OTP_LIFE);
    expect(await ask(named(name), later)).toEqual({ state: 'refused', reason: 'otp' });
  });

  it("takes nobody else's code", async () => {
    const typed = { ...credentials('mario'), otp: credentials('anna').otp };
    expect(await ask(named(name), typed)).toEqual({ state: 'refused', reason: 'otp' });
  });

  it('does not sign for a document as another person', async () => {
    const outcome = await ask(named(name), credentials('anna'));
    expect(outcome).toMatchObject({ state: 'untrustworthy', report: { verdict: 'failed' } });
  });
});

describe('a service that is not to be trusted', () => {
  const hostile = (sign: OnlineSigner['sign']): OnlineSigner => ({ name: 'hostile', sign });
  const honest: OnlineSigner['sign'] = (...args) => signers.one.sign(...args);

  it.each<[string, string, OnlineSigner['sign']]>([
    [
      'signs another document',
      'other-content',
      (_, ...rest) => honest(Buffer.from('Altro contratto'), ...rest),
    ],
    ['gives the document back as it was', 'not-a-signature', async (document) => document],
    ['gives nothing', 'empty', async () => Buffer.alloc(0)],
    ['gives a PDF', 'pdf', async () => Buffer.from('%PDF-1.7')],
    ['gives more than was asked for', 'too-large', async () => Buffer.alloc(6_000_000, 'x')],
    [
      'adds bytes of its own',
      'trailing-bytes',
      async (...args) => Buffer.concat([await honest(...args), Buffer.from('x')]),
    ],
    [
      'changes the document inside',
      'content-altered',
      async (...args) => {
        const file = await honest(...args);
        file[file.indexOf('Contratto')] = 'c'.charCodeAt(0);
        return file;
      },
    ],
  ])('%s: nothing is called signed', async (_, code, sign) => {
    const outcome = await ask(hostile(sign));
    expect(outcome.state).toBe('untrustworthy');
    const { report } = outcome as Extract<typeof outcome, { state: 'untrustworthy' }>;
    expect([...report.codes, ...report.signers.flatMap(({ codes }) => codes)]).toContain(code);
  });

  it('has an authority of its own: nothing is called signed', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'online-'));
    const own = demoAuthority(elsewhere, now);
    rmSync(elsewhere, { recursive: true });
    const findPerson = async () => ({ taxCode: MARIO, givenName: 'Mario', surname: 'Rossi' });
    const access = new SandboxAccess({ clock, secret, findPerson });
    const signer = documentSigner({ name: 'own', access, authority: own, clock });
    expect(await ask(signer)).toMatchObject({ state: 'untrustworthy', report: { verdict: 'indeterminate' } });
  });

  it('never answers: it is told to stop, and the person is told soon', async () => {
    let stopped = false;
    const silent = hostile(
      (_document, _credentials, signal) =>
        new Promise(() => signal.addEventListener('abort', () => (stopped = true))),
    );
    expect(await ask(silent, credentials(), 50)).toEqual({ state: 'unavailable' });
    expect(stopped).toBe(true);
  });

  it('fails, repeating what it was sent: none of it comes out', async () => {
    const typed = credentials();
    const talkative = hostile(async (_, { username, password, otp }) => {
      throw new Error(`${username} ${password} ${otp}`);
    });
    const outcome = await ask(talkative, typed);
    expect(outcome).toEqual({ state: 'unavailable' });
  });

  it.each(['signed', 'refused', 'untrustworthy'])(
    'leaves no credentials in an outcome: %s',
    async (state) => {
      // Six digits might stand in some hash by chance.
      const typed = credentials(state === 'untrustworthy' ? 'anna' : 'mario', 8);
      const sent = state === 'refused' ? { ...typed, otp: '1' } : typed;
      const outcome = await ask(signers.one, sent);
      expect(outcome.state).toBe(state);
      const told = JSON.stringify({ ...outcome, file: undefined });
      expect(told).not.toContain(PASSWORD);
      expect(told).not.toContain(typed.otp);
    },
  );
});
