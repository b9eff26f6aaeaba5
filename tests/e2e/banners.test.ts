import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { exportRequestCreate } from '../../contract/exportRequests/endpoints';
import { demoAlias } from '../../provider/demo/signIns';
import { ask } from '../fixtures/ask';
import { DEMO_PASSWORD, fitsWindow, newContext, PHONE, signIn, test } from '../fixtures/browser';
import { confirmIdentity } from '../fixtures/confirmIdentity';
import { boxOf, hueOf, isSeen } from '../fixtures/painted';
import { signIn as signInByCalls } from '../fixtures/signIn';
import { say } from '../fixtures/stage';

const main = (page: Page): Locator => page.getByRole('main');
const link = (page: Page, name: string): Locator => main(page).getByRole('link', { name });
const banner = (page: Page, text: string): Locator =>
  main(page).locator('.MuiAlert-root').filter({ hasText: text });
const MERGED = 'Dimensionamento: la scuola è accorpata a';

interface Other {
  readonly username: string;
  readonly at: string;
  /** Element that appears once the page has all its data. */
  readonly shown: (page: Page) => Locator;
  readonly hint: (page: Page) => Locator;
}

/** Checks that another user sees the page without the hint. */
async function isNotHinted(
  browser: Browser,
  url: string,
  { username, at, shown, hint }: Other,
): Promise<void> {
  const context = await newContext(browser, url);
  const page = await context.newPage();
  await signIn(page, username, at);
  await isSeen(shown(page));
  expect(await hint(page).count()).toBe(0);
  await context.close();
}

describe('what only some are hinted at', () => {
  test('the registry, from the tab of digital identities, not in a private school', async ({
    page,
    browser,
    provider,
  }) => {
    const toRegistry = say('services.spid.registry.go');
    await signIn(page, 'supervisor.SG10001', '/servizi');
    await page.getByRole('tab', { name: 'SPID/CIE/eIDAS' }).click();
    await isSeen(page.getByText(say('services.spid.registry.about'), { exact: true }));
    await isSeen(link(page, toRegistry));
    await link(page, toRegistry).click();
    await page.waitForURL(
      (url) => url.pathname === '/anagrafe' && url.searchParams.get('itemFilter') === '3',
    );
    await isNotHinted(browser, provider.url, {
      username: 'supervisor.SP20001',
      at: '/servizi',
      shown: (other) =>
        other.getByText('La pagina richiesta non è prevista per questa scuola.', { exact: true }),
      hint: (other) => link(other, toRegistry),
    });
  });

  test('CAMP-011 CSVI-027 the import of users, in a lead school without pupils and staff licences', async ({
    page,
    browser,
    provider,
  }) => {
    const toImport = say('campus.banner.go');
    const about = say('campus.banner.about');
    await signIn(page, 'supervisor.SG10002', '/statistiche');
    await isSeen(banner(page, about));
    await isSeen(link(page, toImport));
    await page.setViewportSize(PHONE);
    await fitsWindow(page);
    await isSeen(link(page, toImport));
    await link(page, toImport).click();
    await page.waitForURL((url) => url.pathname === '/importa-utenti');
    await isNotHinted(browser, provider.url, {
      username: 'supervisor.SG10001',
      at: '/statistiche',
      shown: (other) => main(other).getByText(say('campus.about'), { exact: true }),
      hint: (other) => banner(other, about),
    });
  });

  test('DASH-007 DASH-009 the resizing and what preservation lacks, in orange above the applications', async ({
    browser,
    provider,
  }) => {
    for (const [username, text] of [
      ['supervisor.SG10003', MERGED],
      ['supervisor.SG10001', say('dashboard.banner.preservation')],
    ] as const) {
      const context = await newContext(browser, provider.url);
      const page = await context.newPage();
      await signIn(page, username);
      const shown = banner(page, text);
      await isSeen(shown);
      expect(await hueOf(shown.locator('.MuiAlert-icon')), text).toBe('orange');
      const applications = await boxOf(page.getByRole('list', { name: 'Applicazioni' }));
      expect((await boxOf(shown)).bottom).toBeLessThan(applications.top);
      await context.close();
    }
    await isNotHinted(browser, provider.url, {
      username: 'gestore.SG10003',
      at: '/',
      shown: (other) => other.getByText('Nessuna pratica in corso.', { exact: true }),
      hint: (other) => banner(other, MERGED),
    });
  });

  test('ALIAS-013 ALIAS-016 ALIAS-039 the e-learning platform, at the foot of the page of the identity', async ({
    page,
    browser,
    provider,
  }) => {
    const title = say('alias.campus.title');
    await signIn(page, demoAlias.email, '/account-argo');
    const accounts = main(page).getByRole('heading', { level: 2 }).last();
    await isSeen(banner(page, title));
    await isSeen(accounts);
    expect((await boxOf(banner(page, title))).top).toBeGreaterThan((await boxOf(accounts)).bottom);
    await isNotHinted(browser, provider.url, {
      username: 'supervisor.SP20001',
      at: '/account-argo',
      shown: (other) => main(other).getByText(/^L'utenza supervisor è della scuola/),
      hint: (other) => banner(other, title),
    });
  });

  test('ADM-034 the export that is being prepared, above the requests, and in red the one that failed', async ({
    page,
    browser,
    provider,
  }) => {
    const at = '/areaamministrativa/esportazione';
    const soon = say('exports.soon');
    const supervisor = await signInByCalls(provider.url, 'supervisor.SG10001', DEMO_PASSWORD);
    await confirmIdentity(supervisor, DEMO_PASSWORD);
    const asked = { params: { email: 'ds@example.org' }, body: ['WWA'] } as const;
    expect((await ask(supervisor, exportRequestCreate, asked)).status).toBe(200);
    await signIn(page, 'supervisor.SG10001', at);
    await isSeen(banner(page, soon));
    expect((await boxOf(banner(page, soon))).bottom).toBeLessThan((await boxOf(page.getByRole('table'))).top);

    // From the demo data: one whose preparation failed.
    const failed = say('exports.failedOne').replace('%{number}', '1');
    await isNotHinted(browser, provider.url, {
      username: 'supervisor.SG10003',
      at,
      shown: (other) => banner(other, failed),
      hint: (other) => banner(other, soon),
    });
  });
});
