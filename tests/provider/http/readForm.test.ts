import { request } from 'node:http';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { signedFileType } from '../../../contract/signing/endpoints';
import { readForm } from '../../../provider/http/readForm';
import { answerOf, refusal } from '../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { type SignedIn, signIn } from '../../fixtures/signIn';

const BOUNDARY = 'between';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const MAX = 10_000_000;
const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const file = (value: string) => part('file', value, '; filename="a.p7m"');
const END = `--${BOUNDARY}--\r\n`;
const EMPTY_PARTS = (bytes: number) => `--${BOUNDARY}\r\n\r\n\r\n`.repeat(bytes / 18);

/** Reads a body that arrives in pieces of 64 KB; returns how much had arrived when reading stopped. */
async function read(text: string, headers: Record<string, string> = { 'content-type': TYPE }) {
  let arrived = 0;
  function* pieces() {
    for (let at = 0; at < text.length; at += 65_536) {
      if (body.listenerCount('data') > 0) arrived += 65_536;
      yield Buffer.from(text.slice(at, at + 65_536));
    }
  }
  const body: Readable = Object.assign(Readable.from(pieces(), { objectMode: false }), { headers });
  const form = (async () => readForm(body as never, MAX))();
  return form.then(
    (parts) => ({ parts: parts.map(([name, value]) => [name, Buffer.from(value).toString()]), arrived }),
    ({ code }) => ({ code: String(code), arrived }),
  );
}

describe('a form', () => {
  it('is its parts, by their names', async () => {
    expect(await read(part('a', 'è') + file('abc') + END)).toMatchObject({
      parts: [
        ['a', 'è'],
        ['file', 'abc'],
      ],
    });
  });

  it('of too many parts is refused at the limit, and read no further', async () => {
    const { arrived, ...refused } = await read(EMPTY_PARTS(9_900_000));
    expect(refused).toEqual({ code: 'tooLarge' });
    expect(arrived).toBeLessThan(200_000);
  });

  it('with too much in a field, in the head of a part or around its file is refused', async () => {
    const codes = [];
    for (const text of [
      part('a', 'x'.repeat(10_000)) + file('abc') + END,
      Array.from({ length: 50 }, (_, at) => part(`a${at}`, '')).join('') + END,
      file('x'.repeat(MAX + 10_000)) + END,
      `${'x'.repeat(MAX + 10_000)}${file('abc')}${END}`,
    ]) {
      codes.push(await read(text));
    }
    expect(codes).toEqual(codes.map(() => expect.objectContaining({ code: 'tooLarge' })));
  });

  it('that is said to be too long is refused before it is read', async () => {
    const headers = { 'content-type': TYPE, 'content-length': String(MAX + 10_000) };
    expect(await read(file('abc') + END, headers)).toEqual({ code: 'tooLarge', arrived: 0 });
  });

  it('that is none, or ends early, cannot be read', async () => {
    const form = file('abc') + END;
    expect(await read(form.slice(0, -20))).toMatchObject({ code: 'unreadable' });
    expect(await read(form, { 'content-type': 'multipart/form-data' })).toMatchObject({ code: 'unreadable' });
    expect(await read('no form')).toMatchObject({ code: 'unreadable' });
  });
});

describe('the caller', () => {
  const served = servedForTests();
  let supervisor: SignedIn;
  beforeAll(async () => {
    supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
  });

  /** Announces a body, sends none of it, and waits for the response. */
  const announce = (method: string, path: string, type: string, headers: object = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const announced = { 'content-type': type, 'content-length': 900_000, ...headers };
      const call = request(new URL(path, served.url), { method, headers: announced }, (answer) => {
        resolve(answer.statusCode);
        answer.resume();
        call.destroy();
      });
      call.on('error', reject);
      call.flushHeaders();
    });

  it('without a token is refused before one byte of the body was sent, at every address', async () => {
    const answers: Record<string, number | undefined> = {};
    for (const { id, method, path, access, body, upload } of endpoints) {
      if (access === 'public' || !(body || upload)) continue;
      const address = path.replace(/\{\w+\}/g, 'SG10001');
      answers[id] = await announce(method, address, upload ? TYPE : 'application/json');
    }
    expect(Object.keys(answers).length).toBeGreaterThan(30);
    expect(Object.entries(answers).filter(([, status]) => status !== 401)).toEqual([]);
  });

  it('with a token answers that a form has too many parts', async () => {
    const answer = await supervisor.fetch(signedFileType.path, {
      method: 'POST',
      headers: { 'content-type': TYPE },
      body: EMPTY_PARTS(900_000),
    });
    expect(refusal(await answerOf(answer))).toEqual({ status: 413, code: 'tooLarge' });
  });
});
