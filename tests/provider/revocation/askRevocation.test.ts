import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { askRevocation, type Dependencies } from '../../../provider/revocation/askRevocation';
import { silentAddresses } from '../../../provider/revocation/silentAddresses';
import { withFacts } from '../../../provider/signing/certificates/trustStore';
import { examineFile } from '../../../provider/signing/verify/verifyFile';
import { testDatabase } from '../../fixtures/database';
import { movableClock } from '../../fixtures/identityProvider';
import { type Corpus, corpus, P256 } from '../../fixtures/signatures/corpus';
import { authority, issue, PERSON, revoke } from '../../fixtures/signatures/people';
import { INDEX, type Responder, register, responder } from '../../fixtures/signatures/responder';
import { type WebServer, webServer } from '../../fixtures/webServer';

const HOUR = 3_600_000;
const RESPONDER = ['basicConstraints=CA:FALSE', 'keyUsage=critical,digitalSignature'];

let made: Corpus;
let db: Database;
let lists: WebServer;
let answering: Responder | undefined;
let clock = movableClock();
let failures: string[];

beforeAll(async () => {
  made = corpus();
  db = await testDatabase();
  lists = await webServer();
  issue(made, 'named', { extensions: [...RESPONDER, 'extendedKeyUsage=OCSPSigning'] });
  issue(made, 'anybody', { extensions: RESPONDER });
  authority(made, 'rogue', { subject: '/C=IT/O=Prova/CN=Autorita ca' });
  issue(made, 'theirs', { issuer: 'rogue', extensions: [...RESPONDER, 'extendedKeyUsage=OCSPSigning'] });
});
afterAll(async () => {
  await lists.close();
  await db.close();
  made.remove();
});
beforeEach(() => {
  clock = movableClock();
  failures = [];
  lists.answers.clear();
  lists.asked.length = 0;
});
afterEach(async () => {
  await answering?.end();
  answering = undefined;
});

let people = 0;
/**
 * Creates a person of the authority whose status is unknown so far.
 * @returns her name
 */
function person(extensions: readonly string[]): string {
  people += 1;
  const name = `person${people}`;
  issue(made, name, { key: P256, extensions: [...PERSON, ...extensions] });
  return name;
}
const at = (url: string) => `authorityInfoAccess=OCSP;URI:${url}`;
const listAt = (...paths: string[]) =>
  `crlDistributionPoints=${paths.map((path) => `URI:${lists.url}${path}`).join(',')}`;
function writeList(name: string, revoked: readonly string[] = []): Buffer {
  revoke(made, name, 'ca', revoked);
  made.openssl('crl', '-in', `${name}.crl`, '-outform', 'DER', '-out', `${name}.der`);
  return made.read(`${name}.der`);
}

/** Returns the codes of a person's signature after the authority was asked. */
async function codesOf(
  name: string,
  allowed: readonly string[] = ['127.0.0.1'],
  more: Partial<Dependencies> = {},
): Promise<readonly string[]> {
  const ask = askRevocation({
    config: { revocation: 'checked', revocationAddresses: allowed },
    db,
    clock,
    failed: (reason) => failures.push(reason),
    ...more,
  });
  const question = { trust: made.trust('ca.crt'), at: clock.now() };
  const file = made.sign(name);
  const { unchecked } = examineFile(Buffer.from(file), question);
  const said = await ask?.(
    unchecked.map(({ certificate, issuer }) => ({ certificate: certificate.der, issuer: issuer.der })),
  );
  const trust = withFacts(
    question.trust,
    (said ?? []).map((der) => Buffer.from(der)),
  );
  return examineFile(Buffer.from(file), { ...question, trust }).report.signers[0]?.codes ?? [];
}
const UNCHECKED = ['revocation-unchecked'];

it('nobody is asked where the provider only says that nobody was', () => {
  const config = { revocation: 'said', revocationAddresses: [] } as const;
  expect(askRevocation({ config, db, clock })).toBeUndefined();
});

describe('the responder that a certificate names', () => {
  it('says that it stands, or that it was revoked', async () => {
    answering = await responder(made);
    const [good, bad] = [person([at(answering.url)]), person([at(answering.url)])];
    answering.knows({ [good]: 'good', [bad]: { revoked: '260601000000Z' } });
    expect(await codesOf(good)).toEqual([]);
    expect(await codesOf(bad)).toEqual(['certificate-revoked']);
  });

  it('may be one whom the authority named for it, and nobody else', async () => {
    for (const [by, codes] of [
      ['named', []],
      ['anybody', UNCHECKED],
      ['theirs', UNCHECKED],
      ['rogue', UNCHECKED],
    ] as const) {
      answering = await responder(made, { by });
      const name = person([at(answering.url)]);
      answering.knows({ [name]: 'good' });
      expect(await codesOf(name), by).toEqual(codes);
      await answering.end();
    }
  });

  it('is asked once: what it said holds until it says so, in every process', async () => {
    answering = await responder(made);
    const name = person([at(answering.url)]);
    answering.knows({ [name]: 'good' });
    await codesOf(name);
    await answering.end();
    expect(await codesOf(name)).toEqual([]);
    expect(failures).toEqual([]);
    clock.move(2 * HOUR);
    expect(await codesOf(name)).toEqual(UNCHECKED);
    expect(failures).toEqual([expect.stringContaining('does not answer')]);
  });

  it('that does not answer in time is asked again a minute later, and others at once', async () => {
    let asked = 0;
    const silentOne = createServer(() => {
      asked += 1;
    });
    await new Promise<void>((listening) => silentOne.listen(0, '127.0.0.1', listening));
    const { port } = silentOne.address() as AddressInfo;
    answering = await responder(made);
    const [first, second] = [1, 2].map(() => person([at(`http://127.0.0.1:${port}/`)])) as [string, string];
    const other = person([at(answering.url)]);
    answering.knows({ [other]: 'good' });
    const silent = silentAddresses(clock);
    const allowed = ['127.0.0.1'];
    try {
      expect(await codesOf(first, allowed, { silent, patience: 1000 })).toEqual(UNCHECKED);
      expect(await codesOf(second, allowed, { silent, patience: 1000 })).toEqual(UNCHECKED);
      expect(asked).toBe(1);
      expect(failures.at(-1)).toBe(`http://127.0.0.1:${port}/ did not answer a moment ago`);
      expect(await codesOf(other, allowed, { silent })).toEqual([]);
      clock.move(61_000);
      expect(await codesOf(second, allowed, { silent, patience: 1000 })).toEqual(UNCHECKED);
      expect(asked).toBe(2);
    } finally {
      silentOne.closeAllConnections();
      silentOne.close();
    }
  });

  it('that does not say until when is believed at that moment, and asked again', async () => {
    answering = await responder(made, { more: [] });
    const name = person([at(answering.url)]);
    answering.knows({ [name]: 'good' });
    expect(await codesOf(name)).toEqual([]);
    answering.knows({ [name]: { revoked: '260601000000Z' } });
    expect(await codesOf(name)).toEqual(['certificate-revoked']);
  });

  it('that knows nothing of it has not said that it stands', async () => {
    answering = await responder(made);
    const name = person([at(answering.url)]);
    answering.knows({});
    expect(await codesOf(name)).toEqual(UNCHECKED);
  });

  it('is not believed when it answers another question, an old one, or what cannot be read', async () => {
    answering = await responder(made);
    const recorded = await recording(answering);
    const name = person([at(`${lists.url}/ocsp`)]);
    answering.knows({ [name]: 'good' });
    expect(await codesOf(name)).toEqual([]);
    await db.asOwner((tx) => tx.deleteFrom('revocation_answer').execute());
    lists.answers.set('/ocsp', recorded());
    expect(await codesOf(name)).toEqual(UNCHECKED);
    expect(failures).toEqual([expect.stringContaining('answers another question')]);
    lists.answers.set('/ocsp', Buffer.from('<html>Welcome</html>'));
    expect(await codesOf(name)).toEqual(UNCHECKED);
    expect(failures[1]).toContain('cannot be read');
  });

  it('is not believed when what it says no longer holds, or does not hold yet', async () => {
    const name = person([at(`${lists.url}/ocsp`)]);
    // Without a nonce the response is judged by its dates.
    register(made, { [name]: 'good' });
    made.openssl('ocsp', '-issuer', 'ca.crt', '-cert', `${name}.crt`, '-reqout', 'asked', '-no_nonce');
    const by = ['-rsigner', 'ca.crt', '-rkey', 'ca.key', '-nmin', '60'];
    made.openssl('ocsp', '-index', INDEX, '-CA', 'ca.crt', '-reqin', 'asked', ...by, '-respout', 'said');
    lists.answers.set('/ocsp', made.read('said'));
    clock.move(2 * HOUR);
    expect(await codesOf(name)).toEqual(UNCHECKED);
    expect(failures[0]).toContain('no longer holds');
    clock.move(-4 * HOUR);
    expect(await codesOf(name)).toEqual(UNCHECKED);
    expect(failures[1]).toContain('from the future');
    clock.move(2 * HOUR);
    expect(await codesOf(name)).toEqual([]);
  });

  it('on a machine that is not public is not asked, unless its address is allowed', async () => {
    answering = await responder(made);
    const name = person([at(answering.url)]);
    answering.knows({ [name]: 'good' });
    expect(await codesOf(name, [])).toEqual(UNCHECKED);
    expect(failures).toEqual([expect.stringContaining('is not on the public Internet')]);
    expect(await codesOf(name)).toEqual([]);
  });
});

describe('the list that a certificate names', () => {
  it('is read where no responder answers', async () => {
    const [good, bad] = [
      person([at('http://127.0.0.1:1/'), listAt('/ca.crl')]),
      person([at('http://127.0.0.1:1/'), listAt('/ca.crl')]),
    ];
    lists.answers.set('/ca.crl', writeList('reached', [bad]));
    expect(await codesOf(good)).toEqual([]);
    expect(await codesOf(bad)).toEqual(['certificate-revoked']);
    // Once for both: they use the same list.
    expect(lists.asked).toEqual(['/ca.crl']);
    clock.move(31 * 24 * HOUR);
    expect(await codesOf(good)).toEqual(UNCHECKED);
    expect(lists.asked).toEqual(['/ca.crl', '/ca.crl']);
  });

  it('is passed over where the authority did not sign it, and the next one is read', async () => {
    revoke(made, 'forged', 'rogue', []);
    made.openssl('crl', '-in', 'forged.crl', '-outform', 'DER', '-out', 'forged.der');
    const name = person([listAt('/forged.crl', '/ca2.crl')]);
    lists.answers.set('/forged.crl', made.read('forged.der'));
    lists.answers.set('/ca2.crl', writeList('second'));
    expect(await codesOf(name)).toEqual([]);
    expect(failures).toEqual([expect.stringContaining('is not of the authority')]);
  });

  it('kept in a directory, or nowhere, is not asked for', async () => {
    expect(await codesOf(person(['crlDistributionPoints=URI:ldap://127.0.0.1/cn=ca']))).toEqual(UNCHECKED);
    expect(await codesOf(person([]))).toEqual(UNCHECKED);
    expect(failures).toEqual(['A certificate names no address to ask']);
  });
});

/**
 * Forwards requests to a responder.
 * @returns reads its last response
 */
async function recording({ url }: Responder): Promise<() => Buffer> {
  let last = Buffer.alloc(0);
  lists.answers.set('/ocsp', async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = new Uint8Array(Buffer.concat(pieces));
    const headers = { 'content-type': 'application/ocsp-request' };
    last = Buffer.from(await (await fetch(url, { method: 'POST', body, headers })).arrayBuffer());
    response.end(last);
  });
  return () => last;
}
