import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../../provider/config';
import { createSigners } from '../../../../provider/documentSigning/signers';
import { httpSigner } from '../../../../provider/signing/online/httpSigner';
import { AnswerLost } from '../../../../provider/signing/online/onlineSigner';
import { freePort } from '../../../fixtures/freePort';
import { type WebServer, webServer } from '../../../fixtures/webServer';

const credentials = { username: 'anna', password: 'segreta', otp: '123456' };
const document = Buffer.from('contratto');
const signal = () => AbortSignal.timeout(5000);

/** A request to the service. */
interface Sent {
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly documents: string[]; readonly otp: string };
}

describe('a service that signs over HTTP', () => {
  let web: WebServer;
  const sent: Sent[] = [];
  const answer = (status: number, of: (body: Sent['body']) => unknown) =>
    web.answers.set('/firma', (request: IncomingMessage, response: ServerResponse) => {
      let text = '';
      request.on('data', (piece: Buffer) => {
        text += piece.toString();
      });
      request.on('end', () => {
        const body = JSON.parse(text) as Sent['body'];
        sent.push({ headers: request.headers, body });
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(of(body)));
      });
    });
  const signer = () => httpSigner({ name: 'sigillo', url: `${web.url}/firma`, token: 'gettone' });
  beforeAll(async () => {
    web = await webServer();
  });
  afterAll(() => web.close());

  it('is sent the documents with what the person typed, and gives back what it signed', async () => {
    answer(200, ({ documents }) => ({
      signed: documents.map((text) =>
        Buffer.from(`firmato ${Buffer.from(text, 'base64')}`).toString('base64'),
      ),
    }));
    expect(String(await signer().sign(document, credentials, signal()))).toBe('firmato contratto');
    expect(sent[0]?.headers.authorization).toBe('Bearer gettone');
    expect(sent[0]?.body).toEqual({ ...credentials, documents: [document.toString('base64')] });
    answer(200, ({ documents }) => ({ signed: [documents[0], null] }));
    const files = await signer().signMany([document, document], credentials, signal());
    expect(files.map(String)).toEqual(['contratto', 'undefined']);
  });

  it.each(['credentials', 'otp', 'otp-used'] as const)('says why it does not want to: %s', async (reason) => {
    answer(403, () => ({ reason }));
    await expect(signer().sign(document, credentials, signal())).rejects.toMatchObject({ reason });
  });

  it('is unavailable when it fails, says nothing, answers too much or leads elsewhere', async () => {
    const failing = () => expect(signer().sign(document, credentials, signal())).rejects;
    answer(500, () => ({}));
    await failing().toThrow('answered 500');
    answer(200, () => ({ signed: [null] }));
    await failing().toThrow('signed nothing');
    answer(403, () => ({ reason: 'altro' }));
    await failing().toThrow('answered 403');
    answer(200, () => ({ signed: ['A'.repeat(9_000_000)] }));
    await failing().toThrow('longer than');
    const asked = web.asked.length;
    web.answers.set('/firma', (_request, response) => {
      response.writeHead(307, { location: `${web.url}/altrove` }).end();
    });
    await failing().toThrow();
    expect(web.asked.slice(asked)).toEqual(['/firma']);
    web.answers.set('/firma', () => undefined);
    const soon = AbortSignal.timeout(50);
    await expect(signer().sign(document, credentials, soon)).rejects.toThrow();
  });

  it('may have signed where its answer is lost, and has not where it was never reached', async () => {
    const outcome = () => signer().sign(document, credentials, signal());
    const answers: readonly Parameters<WebServer['answers']['set']>[1][] = [
      (_request, response) => response.destroy(),
      (request, response) => {
        response.writeHead(200, { 'content-length': 50 });
        response.write('{', () => request.socket.destroy());
      },
      (_request, response) => response.writeHead(504).end(),
    ];
    for (const one of answers) {
      web.answers.set('/firma', one);
      await expect(outcome()).rejects.toBeInstanceOf(AnswerLost);
    }
    const url = `http://127.0.0.1:${await freePort()}/firma`;
    const away = httpSigner({ name: 'sigillo', url, token: 'gettone' });
    const refused = away.sign(document, credentials, signal());
    await expect(refused).rejects.not.toBeInstanceOf(AnswerLost);
  });

  it('is there where it is configured, its token in a file, and outside the demo no other is', () => {
    const file = join(tmpdir(), `sigillo-${process.pid}`);
    writeFileSync(file, 'gettone\n');
    expect(readFileSync(file, 'utf8')).toBe('gettone\n');
    const env = { SIGNER_SIGILLO_URL: 'https://firma.example', SIGNER_SIGILLO_TOKEN_FILE: file, DEMO: '0' };
    const config = readConfig(env);
    expect(config.signers).toEqual([{ name: 'sigillo', url: 'https://firma.example', token: 'gettone' }]);
    const parts = { db: undefined as never, clock: undefined as never, operatorSecret: 'x' };
    expect(createSigners({ config, ...parts }).map(({ name }) => name)).toEqual(['sigillo']);
    const demo = readConfig({ ...env, DEMO: '1' });
    expect(createSigners({ config: demo, ...parts }).map(({ name }) => name)).toEqual([
      'sigillo',
      'firmachiara',
    ]);
    expect(() => readConfig({ SIGNER_SIGILLO_URL: 'https://firma.example' })).toThrow('SIGNER_SIGILLO_TOKEN');
    expect(() => readConfig({ ...env, SIGNER_SIGILLO_URL: 'http://firma.example' })).toThrow('https');
  });
});
