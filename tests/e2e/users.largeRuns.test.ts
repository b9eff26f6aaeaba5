import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { showNumber } from '../../contract/values/showNumber';
import { test } from '../fixtures/browser';
import type { DatabasePlace } from '../fixtures/database';
import { button, column, dialog, goToUsers, openUsers, tick } from '../fixtures/users';

const ordinary = (uid: string) => !/^(supervisor|gestore|docente|disab|campus)/.test(uid);

/** Matches a text with numbers, with or without thousands separators. */
const counted = (texts: TemplateStringsArray, ...numbers: readonly number[]) =>
  new RegExp(
    String.raw({ raw: texts }, ...numbers.map((n) => String(n).replace(/\B(?=(\d{3})+$)/g, '\\.?'))),
  );

describe('an action on more than a request can do', () => {
  /**
   * Selects all but one of the active users of a school of 10,000, up to the preview. Returns their number, and the
   * excluded one.
   */
  async function chooseActive(page: Page) {
    const users = await openUsers(page, 'supervisor.SG19999');
    const active = users.filter(({ status }) => status).length;
    await goToUsers(page, '?stato=1');
    await page.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }).check();
    const most = showNumber(active - 1);
    await page
      .getByRole('button', {
        name: new RegExp(`^Seleziona tutti (i|gli) ${most.replace('.', '\\.')} risultati$`),
      })
      .click();
    await page.getByText(counted`^${active - 1} selezionati$`).waitFor();
    const [, left = ''] = (await column(page, 'Utente')).filter(ordinary);
    await tick(page, left);
    await page.getByText(counted`^${active - 2} selezionati$`).waitFor();
    await button(page, 'Disattiva utenti').click();
    await button(dialog(page), 'Disattiva soltanto').click();
    await dialog(page)
      .getByText(counted`^${active - 2} selezionati: ${active - 2} da disattivare$`)
      .waitFor();
    await dialog(page)
      .getByLabel('Numero di elementi')
      .fill(String(active - 2));
    return { count: active - 2, left };
  }
  const progress = (page: Page) => page.getByText(/^Operazione in corso: [\d.]+ di /);
  const stopped = (page: Page) => page.getByText(/^Operazione interrotta: /);

  /** Locks the accounts until released: otherwise an operation may finish before a list of ten thousand opens. */
  async function holdAccounts({ options }: DatabasePlace): Promise<() => Promise<void>> {
    const client = new Client({ connectionString: options.databaseUrl });
    await client.connect();
    await client.query('begin; lock table account in share row exclusive mode');
    return () => client.end();
  }

  // The embedded database runs one statement at a time: on a busy machine a call may have to be retried.
  const BUSY = /status of 503/;

  test('is a query, not a list of names; it is broken off after some, and says after how many', async ({
    page,
    trouble,
  }) => {
    trouble.expect(BUSY);
    const sent: { path: string; size: number; body: Record<string, unknown> }[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().includes('/api/operazioni/')) return;
      const path = new URL(request.url()).pathname.replace('SG19999', '{code}');
      sent.push({ path, size: request.postData()?.length ?? 0, body: request.postDataJSON() });
    });
    const { count, left } = await chooseActive(page);
    await button(dialog(page), 'Disattiva').click();
    await progress(page).waitFor();
    await button(page, 'Interrompi').click();
    await stopped(page).waitFor();
    const [done = 0, cancelled = 0] = ((await stopped(page).innerText()).match(/[\d.]+/g) ?? []).map((n) =>
      Number(n.replaceAll('.', '')),
    );
    expect(done + cancelled).toBe(count);
    expect(done % 200).toBe(0);
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/operazioni/{code}/anteprima',
      '/api/operazioni/{code}',
      expect.stringMatching(/interrompi$/),
    ]);
    for (const { size } of sent) expect(size).toBeLessThan(2048);
    expect(sent[1]?.body.target).toEqual({
      filter: { stato: '1' },
      except: ['supervisor.SG19999', left],
    });
    await page.getByRole('link', { name: "Apri l'operazione" }).click();
    await page.getByText(counted`^${done} riusciti, ${cancelled} non eseguiti$`).waitFor();
  });

  test('shows how far it is, also where the list is opened meanwhile', async ({
    page,
    context,
    place,
    trouble,
  }) => {
    trouble.expect(BUSY);
    const { count } = await chooseActive(page);
    const other = await context.newPage();
    await other.goto('/notizie');
    await other.getByRole('heading', { level: 1, name: 'Notizie' }).waitFor();
    const release = await holdAccounts(place);
    await button(dialog(page), 'Disattiva').click();
    await other.getByRole('navigation').getByRole('link', { name: 'Gestione utenti', exact: true }).click();
    expect(await progress(other).innerText()).toMatch(counted`di ${count}`);
    const asked = other.waitForRequest((request) => request.url().endsWith('/interrompi'));
    await button(other, 'Interrompi').click();
    await asked;
    await release();
    expect(await stopped(other).innerText()).toBe(await stopped(page).innerText());
  });
});
