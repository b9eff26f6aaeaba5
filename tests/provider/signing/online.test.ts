import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OtpLength } from '../../../contract/signing/providers';
import type { Acceptance } from '../../../provider/signing/acceptSignature';
import type { OnlineSigner, SigningCredentials } from '../../../provider/signing/online/onlineSigner';
import { SandboxAccess } from '../../../provider/signing/online/sandboxAccess';
import { OTP_LIFE, sandboxOtp } from '../../../provider/signing/online/sandboxOtp';
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
const askMany = (
  signer: OnlineSigner | undefined,
  typed = credentials(),
  time?: number,
  documents: readonly Buffer[] = [DOCUMENT],
) =>
  signOnline(
    signer,
    {
      documents,
      credentials: typed,
      person: MARIO,
      trust: { der: [authority.certificate] },
      at: now,
      ask: undefined,
    },
    time,
  );
async function ask(...asked: Parameters<typeof askMany>): Promise<Acceptance> {
  const [acceptance] = await askMany(...asked);
  if (!acceptance) throw new Error('One document has one outcome');
  return acceptance;
}
const refusedFor = (code: string) => ({ state: 'refused', refusal: { code } });
const named = (name: string) => signers[name as 'one' | 'two'];

describe.each(['one', 'two'])('the service %s of the demo', (name) => {
  it.each([6, 8] as const)(
    'signs with a code of %i digits, and what it gives back is verified',
    async (length) => {
      const outcome = await ask(named(name), credentials('mario', length));
      expect(outcome).toMatchObject({
        state: 'accepted',
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
    expect(await ask(named(name), { ...credentials(), ...wrong })).toMatchObject(refusedFor(reason));
  });

  it('takes a code once, and for two minutes at the most', async () => {
    const typed = credentials();
    expect(await ask(named(name), typed)).toMatchObject({ state: 'accepted' });
    expect(await ask(named(name), typed)).toMatchObject(refusedFor('otp-used'));
    const later = credentials('mario', 8);
    now = new Date(now.getTime() + 2 * OTP_LIFE);
    expect(await ask(named(name), later)).toMatchObject(refusedFor('otp'));
  });

  it("takes nobody else's code", async () => {
    const typed = { ...credentials('mario'), otp: credentials('anna').otp };
    expect(await ask(named(name), typed)).toMatchObject(refusedFor('otp'));
  });

  it('does not sign for a document as another person', async () => {
    const outcome = await ask(named(name), credentials('anna'));
    expect(outcome).toMatchObject({ ...refusedFor('other-person'), report: { verdict: 'failed' } });
  });
});

describe('several documents', () => {
  const documents = [1, 2, 3].map((number) => Buffer.from(`Contratto ${number}`));

  it.each(['one', 'two'])('P13 are signed by the service %s with one authorisation', async (name) => {
    const outcomes = await askMany(named(name), credentials(), undefined, documents);
    expect(outcomes.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it('P13 one that the service fails with keeps none of the others', async () => {
    const failing: OnlineSigner = {
      ...named('one'),
      signMany: async (given, ...rest) => {
        const files = await named('one').signMany(given, ...rest);
        return [files[0], undefined, files[2]];
      },
    };
    const outcomes = await askMany(failing, credentials(), undefined, documents);
    expect(outcomes.map(({ state }) => state)).toEqual(['accepted', 'refused', 'accepted']);
    expect(outcomes[1]).toMatchObject(refusedFor('service-unavailable'));
  });

  it.each<[string, (files: readonly (Buffer | undefined)[]) => readonly (Buffer | undefined)[], string[]]>([
    ['in another order', ([a, b, c]) => [b, a, c], ['refused', 'refused', 'accepted']],
    ['the first for each', ([a]) => [a, a, a], ['accepted', 'refused', 'refused']],
    ['more than was sent', ([a, b, c]) => [a, b, c, a], ['accepted', 'accepted', 'accepted']],
    ['fewer than were sent', ([a]) => [a], ['accepted', 'refused', 'refused']],
  ])(
    'P13 that a service gives back %s are signed where each is of its own document',
    async (_how, given, states) => {
      const swapping: OnlineSigner = {
        ...named('one'),
        signMany: async (...args) => given(await named('one').signMany(...args)),
      };
      const outcomes = await askMany(swapping, credentials(), undefined, documents);
      expect(outcomes.map(({ state }) => state)).toEqual(states);
    },
  );

  it('that were signed before are not accepted for a current document', async () => {
    const [before] = await named('one').signMany(
      [Buffer.from('Contratto di ieri')],
      credentials(),
      new AbortController().signal,
    );
    const replaying: OnlineSigner = { ...named('one'), sign: async () => before as Buffer };
    expect(await ask(replaying)).toMatchObject(refusedFor('service-untrustworthy'));
  });

  it('are not signed where there is no service', async () => {
    expect(await ask(undefined)).toMatchObject(refusedFor('service-unavailable'));
  });
});

describe('a service that is not to be trusted', () => {
  const hostile = (sign: OnlineSigner['sign']): OnlineSigner => ({
    name: 'hostile',
    sign,
    signMany: (documents, ...rest) => Promise.all(documents.map((document) => sign(document, ...rest))),
  });
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
    expect(outcome).toMatchObject(refusedFor('service-untrustworthy'));
    const { report } = outcome;
    const codes = [...(report?.codes ?? []), ...(report?.signers ?? []).flatMap((one) => one.codes)];
    // A file far above the limit is not examined.
    expect(report ? codes : ['too-large']).toContain(code);
  });

  it('has an authority of its own: nothing is called signed', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'online-'));
    const own = demoAuthority(elsewhere, now);
    rmSync(elsewhere, { recursive: true });
    const findPerson = async () => ({ taxCode: MARIO, givenName: 'Mario', surname: 'Rossi' });
    const access = new SandboxAccess({ clock, secret, findPerson });
    const signer = documentSigner({ name: 'own', access, authority: own, clock });
    expect(await ask(signer)).toMatchObject({
      ...refusedFor('service-untrustworthy'),
      report: { verdict: 'indeterminate' },
    });
  });

  it('never answers: it is aborted, and the person soon gets an answer', async () => {
    let stopped = false;
    const silent = hostile(
      (_document, _credentials, signal) =>
        new Promise(() => signal.addEventListener('abort', () => (stopped = true))),
    );
    expect(await ask(silent, credentials(), 50)).toMatchObject(refusedFor('service-unanswered'));
    expect(stopped).toBe(true);
  });

  it('fails, repeating what it was sent: none of it comes out', async () => {
    const typed = credentials();
    const talkative = hostile(async (_, { username, password, otp }) => {
      throw new Error(`${username} ${password} ${otp}`);
    });
    const outcome = await ask(talkative, typed);
    expect(outcome).toMatchObject(refusedFor('service-unavailable'));
  });

  it.each(['accepted', 'otp', 'other-person'])('leaves no credentials in an outcome: %s', async (state) => {
    // Six digits might occur in some hash by chance.
    const typed = credentials(state === 'other-person' ? 'anna' : 'mario', 8);
    const sent = state === 'otp' ? { ...typed, otp: '1' } : typed;
    const outcome = await ask(signers.one, sent);
    expect(outcome).toMatchObject(state === 'accepted' ? { state } : refusedFor(state));
    const report = JSON.stringify({ ...outcome, file: undefined });
    expect(report).not.toContain(PASSWORD);
    expect(report).not.toContain(typed.otp);
  });
});
