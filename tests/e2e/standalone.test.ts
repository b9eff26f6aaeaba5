import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { axe, newContext, PHONE, shot, test } from '../fixtures/browser';
import { watch } from '../fixtures/trouble';

let server: ChildProcess;
let url: string;

beforeAll(async () => {
  await build({ configFile: 'examples/standalone/vite.config.ts', logLevel: 'error' });
  server = spawn(process.execPath, ['examples/standalone/server.mjs'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('the backend has no output');
  [url] = (await once(createInterface(server.stdout), 'line')) as [string];
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

describe('the standalone example', () => {
  test('creates, changes and acts on records of a plain backend, without the provider', async ({
    browser,
  }) => {
    const context = await newContext(browser, url);
    const trouble = watch(context, url);
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: 'Biciclette' }).waitFor();
    await page.getByRole('link', { name: 'AB123456' }).waitFor();
    await axe(page);
    await shot(page, 'standalone-list');

    await page.goto(`${url}/bicycles/new`);
    await page.getByLabel('Telaio *').fill('sbagliato');
    await page.getByLabel('Modello *').fill('Lampo');
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Scrivere due lettere maiuscole e sei cifre').first().waitFor();
    await page.getByLabel('Telaio *').fill('EF111222');
    await page.getByLabel('Tipo *').selectOption({ label: 'Città' });
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByRole('heading', { level: 1, name: 'EF111222' }).waitFor();

    await page
      .getByRole('navigation', { name: 'Elenchi' })
      .getByRole('link', { name: 'Riparazioni' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Riparazioni' }).waitFor();
    const brakes = page.getByRole('row', { name: /Freni/ });
    await brakes.getByRole('link', { name: 'AB123456' }).waitFor();
    await brakes.getByRole('button', { name: /^Altre azioni/ }).click();
    await page.getByRole('menuitem', { name: 'Concludi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concludi' }).click();
    await brakes.getByRole('cell', { name: 'Conclusa', exact: true }).waitFor();
    await axe(page);
    await shot(page, 'standalone-repairs');
    trouble.throwIfAny();
    await context.close();
  });

  test('shows a mechanic the bicycles without changing them, also on a phone', async ({ browser }) => {
    const context = await newContext(browser, url);
    const page = await context.newPage();
    await page.setViewportSize(PHONE);
    await page.goto(`${url}/?role=mechanic`);
    await page.getByText('AB123456').first().waitFor();
    await axe(page);
    await shot(page, 'standalone-phone');
    const add = page.getByRole('button', { name: 'Nuovo' });
    expect(await add.getAttribute('aria-disabled')).toBe('true');
    expect(await add.getAttribute('data-tip')).toBe('Serve il ruolo di titolare');
    await context.close();
  });
});
