import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { ours } from '../apps.mjs';
import { builtPeer, LIMIT, PEERS } from './peers.mjs';
import { serveOurs, servePeer } from './servers.mjs';
import { withdrawNews } from './withdrawNews.mjs';
import { pickName, pickWord } from './word.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
const SUPERVISOR = 'supervisor.SG19999';
/** A page of the console without a list: the list is opened from here as from any other page. */
const ELSEWHERE = '/altrove';
const PASSWORD = 'Sportello-2026';

/**
 * Starts all sides, hands them to `work`, and takes everything down again. The users of the large demo school are
 * requested from the real provider once; after that every side gets that same response from memory.
 */
export async function withConsole(work) {
  const { module } = await runnerImport(join(root, 'tests/fixtures/runningProvider.ts'), {
    configFile: false,
  });
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-'));
  const behind = { port: 0, users: undefined, limit: undefined };
  const front = await serveOurs(() => behind);
  const env = { PUBLIC_URL: front.url, DEMO_PASSWORD: PASSWORD };
  const provider = await module.startProvider({ dataDir: join(folder, 'data'), env });
  behind.port = provider.port;
  await withdrawNews(front.url, join(folder, 'data/operator.secret'));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: FLAGS });
  const servers = [front];
  const openConsole = async (page, limit) => {
    behind.limit = limit;
    await signIn(page, `${front.url}${ELSEWHERE}`, SUPERVISOR);
    await (await ours.opener(page)).waitFor();
    await page.waitForLoadState('networkidle');
  };
  try {
    behind.users = await askUsers(browser, front.url);
    const peers = new Map();
    for (const name of PEERS) {
      const server = await servePeer(builtPeer(name), behind.users);
      servers.push(server);
      peers.set(name, server.url);
    }
    return await work({
      browser,
      folder,
      word: pickWord(JSON.parse(behind.users)),
      name: pickName(JSON.parse(behind.users)),
      openConsole: (page) => openConsole(page),
      openLimit: (page) => openConsole(page, builtPeer(LIMIT)),
      signIn: (page, username, at = '') => signIn(page, front.url + at, username),
      openPeer: (page, name) => page.goto(peers.get(name), { waitUntil: 'networkidle' }),
      openHello: async (page) => {
        await page.goto(peers.get('react-admin-hello'));
        await page.locator('tbody tr').first().waitFor();
      },
    });
  } finally {
    await browser.close();
    for (const { close } of servers) close();
    await provider.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn(page, url, username) {
  const name = page.getByLabel('Nome utente');
  // On a busy machine the provider may respond with 503 and ask to retry in some seconds.
  const busy = page.getByRole('heading', { name: 'Servizio non disponibile' });
  do {
    await page.goto(url);
    await name.or(busy).waitFor();
  } while (await busy.isVisible());
  await name.fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

async function askUsers(browser, url) {
  const context = await browser.newContext({ locale: 'it-IT' });
  const page = await context.newPage();
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/find'));
  await signIn(page, `${url}/user`, SUPERVISOR);
  const users = await (await answered).body();
  await context.close();
  return users;
}
