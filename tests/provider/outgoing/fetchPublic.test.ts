import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchPublic, type PublicRequest, Unreached } from '../../../provider/outgoing/fetchPublic';
import { type WebServer, webServer } from '../../fixtures/webServer';

let server: WebServer;
let ending: AbortController;
beforeAll(async () => {
  server = await webServer();
});
afterAll(() => server.close());
beforeEach(() => {
  ending = new AbortController();
  server.answers.clear();
  server.asked.length = 0;
  server.answers.set('/list', Buffer.from('a list'));
});

const read = (path: string, more: Partial<PublicRequest> = {}) =>
  fetchPublic({
    url: path.startsWith('/') ? server.url + path : path,
    most: 100,
    signal: ending.signal,
    allowed: ['127.0.0.1'],
    ...more,
  });
const redirect = (path: string, to: string) =>
  server.answers.set(path, (_, response) => response.writeHead(302, { location: to }).end());

describe('what is asked', () => {
  it('is read, or sent a question', async () => {
    expect(String(await read('/list'))).toBe('a list');
    server.answers.set('/ask', (request, response) => {
      response.write(`${request.method} ${request.headers['content-type']} `);
      request.pipe(response);
    });
    const body = { type: 'application/ocsp-request', bytes: Buffer.from('?') };
    expect(String(await read('/ask', { body }))).toBe('POST application/ocsp-request ?');
  });

  it('is looked for where it moved, three times and no more', async () => {
    redirect('/one', '/two');
    redirect('/two', `${server.url}/three`);
    redirect('/three', '/list');
    redirect('/none', '/one');
    expect(String(await read('/one'))).toBe('a list');
    await expect(read('/none')).rejects.toThrow('redirects more than 3 times');
  });

  it.each(['file:///etc/passwd', 'ldap://ldap.example.org/cn=ca', 'ftp://example.org/', 'no address', ''])(
    'must be of http or https: %s',
    async (url) => {
      await expect(read(url)).rejects.toThrow(Unreached);
      redirect('/moved', url === '' ? 'http://' : url);
      await expect(read('/moved')).rejects.toThrow(Unreached);
    },
  );

  it('is asked without a name and a password that stand in the address', async () => {
    await expect(read(server.url.replace('//', '//ada:secret@'))).rejects.toThrow(Unreached);
    expect(server.asked).toEqual([]);
  });
});

describe('a machine that is not public', () => {
  const refused = async (url: string, more: Partial<PublicRequest> = {}) => {
    await expect(read(url, { allowed: [], ...more })).rejects.toThrow('is not on the public Internet');
    expect(server.asked).toEqual([]);
  };

  it('is not asked by its address, however that is written', async () => {
    const port = new URL(server.url).port;
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'])
      await refused(`http://${host}:${port}/list`);
  });

  it('is not asked by a name that leads to it, nor where the name leads nowhere', async () => {
    const { port } = new URL(server.url);
    await refused(`http://authority.example:${port}/list`, { resolve: async () => ['127.0.0.1', '::1'] });
    await refused(`http://authority.example:${port}/list`, { resolve: async () => [] });
  });

  it('is not asked where a public one redirects to it', async () => {
    for (const [path, to] of [
      ['/inside', 'http://169.254.169.254/latest/meta-data'],
      ['/other', server.url.replace('127.0.0.1', '127.0.0.2')],
    ] as const) {
      redirect(path, to);
      await expect(read(path)).rejects.toThrow('is not on the public Internet');
    }
  });

  it('is not reached by a name that resolves to it the second time: names are resolved once', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const names: string[] = [];
    const resolve = async (name: string) => {
      names.push(name);
      return answers[names.length - 1] ?? [];
    };
    const { port } = new URL(server.url);
    expect(String(await read(`http://authority.example:${port}/list`, { resolve }))).toBe('a list');
    expect(names).toEqual(['authority.example']);
  });
});

describe('an answer', () => {
  it('that is longer than was asked for is not read to its end', async () => {
    let closed: Promise<unknown> | undefined;
    server.answers.set('/long', (request, response) => {
      closed = new Promise((resolve) => request.socket.on('close', resolve));
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1000)));
      };
      response.on('drain', pour);
      pour();
    });
    await expect(read('/long')).rejects.toThrow('longer than 100 bytes');
    await closed;
  });

  it('that ends early, or says that something failed, is none', async () => {
    server.answers.set('/cut', (_, response) => {
      response.writeHead(200, { 'content-length': 50 });
      response.write('a', () => response.destroy());
    });
    server.answers.set('/fails', (_, response) => response.writeHead(500).end('sorry'));
    for (const path of ['/cut', '/fails', '/nowhere']) await expect(read(path)).rejects.toThrow(Unreached);
  });

  it('that does not come is waited for until the time is over', async () => {
    server.answers.set('/silent', () => ending.abort());
    server.answers.set('/begun', (_, response) => {
      response.writeHead(200);
      response.write('a', () => ending.abort());
    });
    await expect(read('/silent')).rejects.toThrow(Unreached);
    ending = new AbortController();
    await expect(read('/begun')).rejects.toThrow(Unreached);
    ending = new AbortController();
    const resolve = () => {
      ending.abort();
      return new Promise<never>(() => undefined);
    };
    await expect(read('http://authority.example/', { resolve })).rejects.toThrow(Unreached);
  });
});
