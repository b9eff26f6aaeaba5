import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { ensurePrograms } from '../../scripts/lib/programs.mjs';
import { target } from './target.mjs';
import { byChromium } from './uploadPage.mjs';
import { withdrawNews } from './withdrawNews.mjs';

const SIZE = 200_000_000;
const BYTES_PER_SECOND = 1_000_000;
const DROPS_EVERY = 60_000;
/** Milliseconds between two packets on the simulated line. */
const TICK = 20;
const here = { username: 'supervisor.SG10001', password: 'Sportello-2026' };

const fixture = async (name) =>
  (await runnerImport(join(root, `tests/fixtures/${name}.ts`), { configFile: false })).module;

/** Uploads 200 MB from Chromium over a line of 1 MB/s on which all connections break every 60 seconds. */
export async function badLine() {
  Object.assign(process.env, await ensurePrograms('chromium'));
  const { freePort } = await fixture('freePort');
  const { startProvider } = await fixture('runningProvider');
  const { signIn } = await fixture('signIn');
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-line-'));
  const port = await freePort();
  const line = await lineTo(port);
  const env = { DEMO_PASSWORD: here.password, PUBLIC_URL: line.url };
  const provider = await startProvider({ dataDir: join(folder, 'data'), port, env });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  try {
    await withdrawNews(line.url, join(folder, 'data', 'operator.secret'));
    const path = join(folder, 'archivio.bak');
    writeFileSync(path, randomBytes(SIZE));
    const person = await signIn(line.url, here.username, here.password);
    line.breakRegularly();
    const before = line.carried();
    const { seconds } = await byChromium(browser, { ...here, url: line.url }, person, {
      path,
      parts: { length: 4 },
    });
    const sample = { share: (line.carried() - before) / SIZE, seconds, breaks: line.breaks() };
    console.log(`${sample.breaks} breaks, ${sample.share.toFixed(2)} times the bytes of the file`);
    const figure = {
      what: 'bytes over the line, times those of the file',
      of: ({ line }) => line.share,
      limit: 1.3,
      atMost: true,
      absolute: true,
    };
    return { samples: { line: [sample] }, targets: [target(figure, [{ line: sample }])] };
  } finally {
    await browser.close();
    await provider.stop();
    line.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a port that forwards to another port; all its connections share one slow line in that direction. */
async function lineTo(port) {
  let carried = 0;
  let breaks = 0;
  let timer;
  const sockets = new Set();
  const waiting = [];
  const pump = setInterval(() => {
    let left = (BYTES_PER_SECOND * TICK) / 1000;
    // Round robin: each connection sends one packet in turn.
    for (let idle = 0; left > 0 && idle < waiting.length; ) {
      const one = waiting.shift();
      waiting.push(one);
      const bytes = one.from.read(Math.min(1460, one.from.readableLength, left));
      if (!bytes) idle += 1;
      else {
        idle = 0;
        left -= bytes.length;
        carried += bytes.length;
        one.to.write(bytes);
      }
    }
  }, TICK);
  const server = createServer({ highWaterMark: 64 * 1024 }, (from) => {
    const to = connect(port, '127.0.0.1');
    const one = { from, to };
    const end = () => {
      for (const socket of [from, to]) {
        socket.destroy();
        sockets.delete(socket);
      }
      const place = waiting.indexOf(one);
      if (place >= 0) waiting.splice(place, 1);
    };
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    from.on('readable', () => undefined);
    waiting.push(one);
    to.pipe(from);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    carried: () => carried,
    breaks: () => breaks,
    breakRegularly: () => {
      timer = setInterval(() => {
        breaks += 1;
        for (const socket of sockets) socket.destroy();
      }, DROPS_EVERY);
    },
    close: () => {
      clearInterval(pump);
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
