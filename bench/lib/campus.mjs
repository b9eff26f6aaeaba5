import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { ensurePrograms } from '../../scripts/lib/programs.mjs';
import { freshPage } from './freshPage.mjs';
import { watchLongTasks } from './inPage.mjs';
import { inRounds } from './inRounds.mjs';
import { median, percentile, printTable } from './report.mjs';

const SCHOOL = 'SG10001';
const PASSWORD = 'Sportello-2026';
const [COURSES, PEOPLE, EACH] = [50, 40_000, 5];
/** The number of enrolments in one call. */
const PIECE = 2000;
const CALLS = 40;
const WARM_UP = 5;
const LATE = 0.95;
const DRAWN = 5;
/** The benchmark measures the calls, not the rate limit of a person. */
const UNLIMITED = { RATE_LIMIT_PERSON: '100000', RATE_LIMIT_SCHOOL: '100000' };
const fixture = async (name) =>
  (await runnerImport(join(root, `tests/fixtures/${name}.ts`), { configFile: false })).module;

const year = 'dal=2026-09-01&al=2026-11-23';
/** The longest period that the page offers; it begins and ends within a month. */
const months = 'dal=2025-11-24&al=2026-11-23';
/** The calls of the Campus pages, each with its address at that moment. */
const asked = {
  'statistics, a year beside the one before': { path: `/api/campus/statistics?${year}` },
  'statistics, twelve months beside the twelve before': { path: `/api/campus/statistics?${months}` },
  'statistics, one role': { path: `/api/campus/statistics?ruolo=docente&${months}` },
  'statistics, one course': { path: `/api/campus/statistics?corso=C7&${months}` },
  'statistics, all there is': { path: '/api/campus/statistics' },
  'courses, of a stretch of time': { path: `/api/campus/courses?${year}` },
  'users, of twelve months': { path: `/api/campus/users?${months}&page=1&perPage=25` },
  'users, of one course': { path: `/api/campus/users?corso=C7&${months}&page=1&perPage=25` },
  'users, first page': { path: '/api/campus/users?page=1&perPage=25' },
  'users, page 1,000': { path: '/api/campus/users?page=1000&perPage=25' },
  'users, a search': { path: '/api/campus/users?q=rossi+12&page=1&perPage=25' },
  'users without a certificate': { path: '/api/campus/users?attestati=senza&page=1&perPage=25' },
  'courses of a person': {
    path: '/api/campus/users/courses',
    body: { argoId: 'p00007', name: 'Anna', surname: 'Rossi 7', numberOfCourses: EACH },
  },
  'enrolments, first page': { path: `/api/campus/enrolments?${year}&page=1&perPage=25` },
};

/**
 * Measures the statistics of a school with 200,000 enrolments on PostgreSQL: how fast they are received, the calls of
 * each page, and the longest task while Chromium draws the page.
 */
export async function campus(rounds) {
  Object.assign(process.env, await ensurePrograms('chromium'));
  const { startCluster, onDatabase } = await fixture('postgresqlCluster');
  const { startProvider } = await fixture('runningProvider');
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-campus-'));
  let provider;
  try {
    await onDatabase(cluster.url('postgres'), 'create database bench');
    const env = { DATABASE_URL: cluster.url('bench'), DEMO: '1', DEMO_PASSWORD: PASSWORD, ...UNLIMITED };
    provider = await startProvider({ dataDir: folder, env });
    const secret = readFileSync(join(folder, 'operator.secret'), 'utf8').trim();
    const perMinute = await receive(provider.url, secret);
    console.log(`campus: ${Math.round(perMinute)} enrolments a minute came in`);
    // Autovacuum does this on a normal server; it is off in the test cluster.
    for (const table of ['campus_person', 'campus_enrolment', 'campus_month', 'campus_course'])
      await onDatabase(cluster.superuserUrl('bench'), `vacuum analyze ${table}`);
    const sides = { ours: async () => ({ ...(await calls(provider.url)), task: await drawn(provider.url) }) };
    const { samples, targets } = await inRounds('campus', sides, figures(perMinute), rounds);
    console.log(`\nThe pages of Campus, ${PEOPLE * EACH} enrolments of one school`);
    printTable([
      ['call', 'p95, ms'],
      ...Object.keys(asked).map((name) => [name, median(samples.ours.map((one) => one[name])).toFixed(0)]),
    ]);
    return { enrolments: PEOPLE * EACH, perMinute, samples, targets };
  } finally {
    await provider?.stop();
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const figures = (perMinute) => [
  { what: 'enrolments a minute', of: () => perMinute, limit: 50_000, atMost: false, absolute: true },
  {
    what: 'p95 of the slowest call of a page, ms',
    of: ({ ours }) => Math.max(...Object.keys(asked).map((name) => ours[name])),
    limit: 100,
    atMost: true,
    absolute: true,
  },
  {
    what: 'longest task while statistics are drawn, ms',
    of: ({ ours }) => ours.task,
    limit: 50,
    atMost: true,
    absolute: true,
  },
];

/**
 * Sends courses, then all enrolments, one call after another as one platform does.
 * @returns enrolments per minute
 */
async function receive(url, secret) {
  const send = async (body) => {
    const headers = {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const to = `${url}/api/operator/schools/${SCHOOL}/campus`;
    const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The enrolments were answered ${answer.status}: ${await answer.text()}`);
  };
  await send({ courses: Array.from({ length: COURSES }, (_, n) => ({ id: `C${n}`, name: `Corso ${n}` })) });
  const all = Array.from({ length: PEOPLE * EACH }, (_, n) => enrolment(Math.floor(n / EACH), n % EACH));
  const start = performance.now();
  for (let from = 0; from < all.length; from += PIECE)
    await send({ enrolments: all.slice(from, from + PIECE) });
  return (all.length / (performance.now() - start)) * 60_000;
}

const roles = ['docente', 'ata', 'docente', 'altro'];

/** Returns an enrolment: two years of days, evenly filled months, every third one completed. */
function enrolment(person, nth) {
  const at = new Date(Date.UTC(2024, 11, 1) + ((person * 7 + nth * 131) % 720) * 86_400_000).toISOString();
  return {
    courseId: `C${(person + nth * 11) % COURSES}`,
    argoId: `p${String(person).padStart(5, '0')}`,
    name: 'Anna',
    surname: `Rossi ${person}`,
    role: roles[person % roles.length],
    enrolledAt: at,
    ...((person + nth) % 3 === 0 && { isPassing: true, certifiedAt: at }),
  };
}

/** @returns {Promise<Record<string, number>>} the 95th percentile of sequential calls, in milliseconds */
async function calls(url) {
  const { signIn } = await fixture('signIn');
  const person = await signIn(url, `supervisor.${SCHOOL}`, PASSWORD);
  const found = {};
  for (const [name, { path, body }] of Object.entries(asked)) {
    const method = body ? 'POST' : 'GET';
    const each = [];
    for (let turn = 0; turn < CALLS + WARM_UP; turn++) {
      const headers = { ...(await person.headers(method, path)), 'content-type': 'application/json' };
      const before = performance.now();
      const answer = await fetch(url + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name} was answered ${answer.status}.`);
      if (turn >= WARM_UP) each.push(performance.now() - before);
    }
    found[name] = percentile(each, LATE);
  }
  return found;
}

/**
 * @returns {Promise<number>} the longest task from the click until the charts are shown, as the median of several
 * visits
 */
async function drawn(url) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  try {
    return await freshPage(browser, async (page) => {
      await page.addInitScript(watchLongTasks);
      await page.goto(url);
      await page.getByLabel('Nome utente').fill(`supervisor.${SCHOOL}`);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Accedi', exact: true }).click();
      await page.getByRole('button', { name: 'Inizia' }).click();
      const longest = [];
      for (let visit = 0; visit < DRAWN; visit++) {
        await page.goto(`${url}/profiloutente`);
        await page.getByRole('heading', { level: 1, name: 'Profilo utente' }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => {
          globalThis.longTasks = [];
        });
        await page.getByRole('link', { name: 'Statistiche Campus' }).click();
        await page
          .getByRole('img', { name: /^Grafico: Persone con e senza attestato/ })
          .locator('svg')
          .last()
          .waitFor();
        await page.waitForLoadState('networkidle');
        longest.push(Math.max(0, ...(await page.evaluate(() => globalThis.longTasks))));
      }
      return median(longest);
    });
  } finally {
    await browser.close();
  }
}
