import { readdirSync, readFileSync } from 'node:fs';
import type { Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { may } from '../../contract/permissions/permissions';
import { sessionOpen } from '../../contract/session/endpoints';
import { signIn, test } from '../fixtures/browser';
import { privateIn } from '../fixtures/canaries';
import { firstLinks, goInside, openByMenu, pagesOf, resources, say, stocked } from '../fixtures/stage';

describe('the screens of a session', () => {
  stocked(
    'are opened with one question about what the person may, and leave nothing of anybody in what machines keep',
    async ({ stage, provider }) => {
      const { page, asked, addresses, printed } = stage;
      const answers: Promise<unknown>[] = [];
      const take = (response: Response) => {
        if (!/json/.test(response.headers()['content-type'] ?? '')) return;
        // A response aborted by navigation has no text.
        answers.push(response.json().catch(() => null));
      };
      page.on('response', take);
      // A search is in the address as typed; nothing is typed from here on.
      const from = addresses.length;
      await page.reload();
      await page.getByRole('navigation').locator('a[href="/user"]').waitFor();
      const before = asked.length;
      for (const resource of resources) {
        await openByMenu(stage, resource);
        await firstLinks(page).first().click();
        await page.getByRole('link', { name: say('engine.form.back') }).waitFor();
        await page.locator('main dl, main form').first().waitFor();
      }
      page.off('response', take);
      const since = asked.slice(before);
      expect(since.filter((one) => one === `${sessionOpen.method} ${sessionOpen.path}`)).toEqual([]);
      expect(
        asked.filter((one) => one === `${sessionOpen.method} ${sessionOpen.path}`).length,
      ).toBeGreaterThan(0);

      const canaries = [...new Set((await Promise.all(answers)).flatMap(privateIn))];
      expect(canaries.filter((value) => /^[A-Z\d]{16}$/.test(value)).length).toBeGreaterThan(3);
      expect(canaries.filter((value) => value.includes('@')).length).toBeGreaterThan(3);
      const kept = await page.evaluate(() => [
        ...[localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()),
        // Performance entries are identified by these names.
        ...performance.getEntries().map(({ name }) => name),
        document.cookie,
      ]);
      const exposed = [...printed, ...addresses.slice(from), ...kept, provider.log()].join('\n');
      expect(provider.log()).toContain('answered');
      const written = (value: string) => [value, encodeURIComponent(value)];
      expect(canaries.filter((value) => written(value).some((one) => exposed.includes(one)))).toEqual([]);
    },
  );

  test.for([
    ['teacherManager', 'gestore.SG10001'],
    ['user', 'docente.SG10001'],
  ] as const)(
    'are for a %s exactly those of the role, by the menu and by address',
    async ([role, who], { page }) => {
      await signIn(page, who);
      const links = page.getByRole('navigation').getByRole('link');
      await links.first().waitFor();
      const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const resource of resources) {
        const allowed = may([role], resource.can.list);
        // A person who may see only one of several pages reaches it by a tab of another.
        const tabs = allowed ? pagesOf(resource) : [];
        const entries = [resource.path, ...tabs];
        expect(
          entries.some((path) => shown.includes(path)),
          `${resource.name} on the menu`,
        ).toBe(allowed);
        if (allowed) continue;
        await goInside(page, resource.path);
        await page.waitForURL((url) => url.pathname === '/');
        await page.getByText(say('shell.forbidden.about')).first().waitFor();
        await expect.poll(() => page.locator('.range').count()).toBe(0);
      }
    },
  );
});

describe('the page of declarations, for developers', () => {
  stocked('is in no production build', async ({ stage: { page } }) => {
    await goInside(page, '/sviluppo/risorse');
    await page.getByRole('heading', { level: 1, name: say('shell.notFound.title') }).waitFor();
    const built = readdirSync('dist/console/assets').filter((file) => file.endsWith('.js'));
    expect(built.length).toBeGreaterThan(0);
    const texts = built.map((file) => readFileSync(`dist/console/assets/${file}`, 'utf8'));
    expect(texts.filter((text) => /Declared resources|sviluppo/.test(text))).toEqual([]);
  });
});
