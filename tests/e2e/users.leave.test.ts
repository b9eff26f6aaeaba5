import { expect } from 'vitest';
import { test as base, DEMO, newContext, signIn } from '../fixtures/browser';
import { freePort } from '../fixtures/freePort';
import { startOn } from '../fixtures/startOn';
import { startTcpProxy, type TcpProxy } from '../fixtures/tcpProxy';

/** The network between the browser and the provider, which tests can slow down. */
const test = base
  .extend(
    'network',
    { scope: 'file' },
    async ({ seed: _seed }, { onCleanup }): Promise<TcpProxy & { target: number }> => {
      const target = await freePort();
      const proxy = await startTcpProxy(target);
      onCleanup(() => proxy.close());
      return { ...proxy, target };
    },
  )
  .extend('provider', { scope: 'file' }, async ({ place, network }, { onCleanup }) => {
    const url = `http://localhost:${network.port}`;
    const provider = await startOn(place, { ...DEMO, PUBLIC_URL: url }, network.target);
    onCleanup(() => provider.stop());
    return { ...provider, url };
  });

test('what was saved arrives though the tab is closed 100 ms after the click, on a slow network', async ({
  page,
  provider,
  browser,
  network,
}) => {
  await signIn(page, 'supervisor.SG10001', '/user/docente.SG10001');
  const email = page.getByLabel('E-mail *', { exact: true });
  await email.fill('chiusa.subito@example.org');
  network.delay(700);
  // Another page keeps the browser profile open, so that only a tab closes, not the browser.
  await page.context().newPage();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.waitForTimeout(100);
  await page.close();
  network.delay(0);

  const later = await newContext(browser, provider.url);
  const other = await later.newPage();
  await signIn(other, 'supervisor.SG10001');
  const saved = async () => {
    await other.goto('/user/docente.SG10001');
    await other.getByLabel('E-mail *', { exact: true }).waitFor();
    return other.getByLabel('E-mail *', { exact: true }).inputValue();
  };
  await expect.poll(saved).toBe('chiusa.subito@example.org');
  await later.close();
});
