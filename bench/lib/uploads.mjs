import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { ensurePrograms } from '../../scripts/lib/programs.mjs';
import { inRounds } from './inRounds.mjs';
import { median, printTable } from './report.mjs';
import { byBarePage } from './uploadCeiling.mjs';
import { uploadFigures } from './uploadFigures.mjs';
import { byChromium, longestOfPage } from './uploadPage.mjs';
import { byCurl, byNode } from './uploadSides.mjs';
import { uploadsBeside } from './uploadsBeside.mjs';
import { withdrawNews } from './withdrawNews.mjs';

const PART = 50_000_000;
/** BENCH_UPLOAD_MB, 500 by default. */
const SIZE = Number(process.env.BENCH_UPLOAD_MB ?? 500) * 1_000_000;
/** The size for runs that are observed and not timed. */
const SHORT = Math.min(2 * PART, SIZE);
const PASSWORD = 'Sportello-2026';
const UPLOADER = 'supervisor.SG10001';
const OTHER = 'supervisor.SG10002';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const fixture = async (name) =>
  (await runnerImport(join(root, `tests/fixtures/${name}.ts`), { configFile: false })).module;

/**
 * Uploads a file of 500 MB in parts, from Node and from Chromium, and compares it with `curl -T` of its parts: into a
 * folder, and into S3.
 */
export async function uploads(rounds) {
  Object.assign(process.env, await ensurePrograms('chromium', 'swift', 'curl'));
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-uploads-'));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: FLAGS });
  try {
    const files = { whole: madeIn(folder, 'archivio.bak', SIZE), short: madeIn(folder, 'breve.bak', SHORT) };
    const around = { folder, browser, files };
    const [disk, s3] = [await withStore('disk', around, rounds), await withStore('s3', around, rounds)];
    return { samples: { disk: disk.samples, s3: s3.samples }, targets: [...disk.targets, ...s3.targets] };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withStore(store, { folder, browser, files }, rounds) {
  const { freePort } = await fixture('freePort');
  const { startSwift } = await fixture('swift');
  const { startProvider } = await fixture('runningProvider');
  const port = await freePort();
  const swift = store === 's3' ? await startSwift(`http://localhost:${port}`, until) : undefined;
  let provider;
  try {
    const dataDir = join(folder, store);
    const env = { DEMO_PASSWORD: PASSWORD, ...(swift && settings(swift)) };
    provider = await startProvider({ dataDir, port, env });
    await withdrawNews(provider.url, join(dataDir, 'operator.secret'));
    return await compare(store, provider, { browser, files }, rounds);
  } finally {
    await provider?.stop();
    await swift?.stop();
  }
}

/** Polls until the check holds, for up to a minute. */
async function until(check, interval = 20) {
  const last = performance.now() + 60_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > last) throw error;
    }
    await setTimeout(interval);
  }
}

const settings = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }) => ({
  ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region },
  ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
});

/** Makes a file of incompressible bytes, and its parts beside it for curl. */
function madeIn(folder, name, size) {
  const path = join(folder, name);
  writeFileSync(path, '');
  const parts = Array.from({ length: Math.ceil(size / PART) }, (_, place) => {
    const bytes = randomBytes(Math.min(PART, size - place * PART));
    appendFileSync(path, bytes);
    const own = join(folder, `${name}-part-${place + 1}`);
    writeFileSync(own, bytes);
    return { path: own, length: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  return { path, parts, size, partSize: PART };
}

async function compare(store, { url, pid }, { browser, files }, rounds) {
  const { signIn } = await fixture('signIn');
  // A round may take longer than a token is valid: each has its own.
  const person = (username = UPLOADER) => signIn(url, username, PASSWORD);
  const here = { url, username: UPLOADER, password: PASSWORD };
  const sides = {
    curl: async () => byCurl(await person(), files.whole),
    node: async () => byNode(await person(), files.whole),
    chromium: async () => byChromium(browser, here, await person(), files.whole),
    bare: async () => byBarePage(browser, here, await person(), files.whole, false),
    hashing: async () => byBarePage(browser, here, await person(), files.whole, true),
    page: async () => longestOfPage(browser, here, await person(), files.short),
    beside: async () => {
      const uploader = await person();
      return uploadsBeside(await person(OTHER), pid, () => byCurl(uploader, files.whole));
    },
  };
  const { samples, targets } = await inRounds(`uploads, ${store}`, sides, uploadFigures(store), rounds);
  const row = (from, seconds, checked) => {
    const perSecond = (SIZE / 1_000_000 / median(seconds)).toFixed(0);
    return [from, median(seconds).toFixed(1), perSecond, checked ? median(checked).toFixed(1) : ''];
  };
  console.log(`\n${SIZE / 1_000_000} MB in parts of 50 MB, ${store}, medians`);
  printTable([
    ['from', 'seconds', 'MB/s', 'until checked, s'],
    row('curl -T, a part after the other', samples.curl),
    row('Node', samples.node),
    row('Chromium, a bare page', samples.bare),
    row('Chromium, a bare page that hashes', samples.hashing),
    row(
      'Chromium, the console',
      samples.chromium.map(({ seconds }) => seconds),
      samples.chromium.map(({ total }) => total),
    ),
  ]);
  return { samples, targets };
}
