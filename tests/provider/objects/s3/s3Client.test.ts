import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { bucketArchive } from '../../../../provider/objects/s3/bucketArchive';
import { createS3Client } from '../../../../provider/objects/s3/s3Client';
import { createS3Store } from '../../../../provider/objects/s3/s3Store';
import { systemClock } from '../../../../provider/systemClock';
import { createOutageReporter } from '../../../../provider/telemetry/outage';
import { freePort } from '../../../fixtures/freePort';
import { webServer } from '../../../fixtures/webServer';

const s3On = (port: number) => ({
  endpoint: `http://127.0.0.1:${port}`,
  bucket: 'files',
  region: 'x',
  accessKeyId: 'x',
  secretAccessKey: 'x',
});

it('tells that S3 is away in one line, and that it is back in another', async () => {
  const lines: string[] = [];
  const outage = createOutageReporter(
    (line) => lines.push(line),
    'The object store',
    'Files wait until it does.',
  );
  const port = await freePort();
  const client = createS3Client(s3On(port), systemClock, outage);
  const ask = () => client.call({ method: 'GET' });
  for (let time = 0; time < 3; time += 1) await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  const begins = `The object store does not answer: connect ECONNREFUSED 127.0.0.1:${port}. Files wait until it does.`;
  expect(lines).toEqual([begins]);
  let status = 503;
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  status = 200;
  await ask();
  expect(lines).toEqual([begins, 'The object store answers again; 4 pieces of work failed meanwhile.']);
  await new Promise((resolve) => server.close(resolve));
});

it('follows no redirect, and reads no endless answer', async () => {
  const [server, other] = await Promise.all([webServer(), webServer()]);
  const client = createS3Client({ ...s3On(0), endpoint: server.url }, systemClock);
  server.answers.set('/files/moved', (_, response) =>
    response.writeHead(307, { location: `${other.url}/files/moved` }).end(),
  );
  const moved = { method: 'GET', key: 'moved' } as const;
  await expect(client.call(moved)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(client.fetch(moved)).rejects.toMatchObject({ code: 'unavailable' });
  expect(other.asked).toEqual([]);
  const closed = new Promise((resolve) => {
    server.answers.set('/files/endless', (request, response) => {
      request.socket.on('close', resolve);
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
      };
      response.on('drain', pour);
      pour();
    });
  });
  const endless = { method: 'GET', key: 'endless' } as const;
  await expect(client.call(endless)).rejects.toMatchObject({ code: 'unavailable' });
  await closed;
  await Promise.all([server.close(), other.close()]);
});

it('asks S3 again that is busy, at most twice', async () => {
  const answers = [503, 503, 200, 503, 503, 503, 500];
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answers.shift() ?? 200).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const client = createS3Client(s3On(port), systemClock);
  const ask = () => client.call({ method: 'HEAD', key: 'one' });
  expect(await ask()).toMatchObject({ status: 200 });
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toBe(6);
  // Unsupported requests are not retried.
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toBe(7);
  await new Promise((resolve) => server.close(resolve));
});

it('sends a part, and a file of the archive, again where S3 is busy', async () => {
  const answers = [503, 503, 200, 503, 200, 503, 503, 503];
  const arrived: string[] = [];
  const server = createServer(async (request, response) => {
    arrived.push(await text(request));
    response.writeHead(answers.shift() ?? 500).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const upload = { customerCode: 'SG10001', id: randomUUID(), size: 4, storeId: 'u' };
  const part = { number: 1, offset: 0, length: 4, sha256: createHash('sha256').update('part').digest('hex') };
  await createS3Store(s3On(port), systemClock).put(upload, part, Buffer.from('part'));
  const archive = bucketArchive(s3On(port), systemClock, 'archive');
  await archive.write('one', 'file');
  await expect(archive.write('two', 'late')).rejects.toMatchObject({ code: 'unavailable' });
  expect(arrived).toEqual(['part', 'part', 'part', 'file', 'file', 'late', 'late', 'late']);
  await new Promise((resolve) => server.close(resolve));
});

it('reads a file for as long as it comes, and waits for its beginning only so long', async () => {
  let end = () => {};
  const server = createServer(({ url }, response) => {
    if (url?.endsWith('silent')) return;
    response.writeHead(200).write('be');
    end = () => response.end('gun');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const client = createS3Client(s3On(port), systemClock, undefined, 100);
  const file = await client.fetch({ method: 'GET', key: 'long' });
  // By the time these are abandoned, the file would have been too.
  for (const ask of [client.fetch, client.call])
    await expect(ask({ method: 'GET', key: 'silent' })).rejects.toMatchObject({ code: 'unavailable' });
  end();
  expect(await file.text()).toBe('begun');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
