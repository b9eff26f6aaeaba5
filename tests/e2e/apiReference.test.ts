import { expect } from 'vitest';
import { shot, test } from '../fixtures/browser';

test('the reference of the API shows its guide and a call, under the policy of every page', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: 'Authentication' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Stability' }).isVisible()).toBe(true);
  const call = page.locator('#operations-user-userCreate');
  await page.getByRole('link', { name: 'user', exact: true }).click();
  await call.getByRole('button').first().click();
  await call.getByText('Idempotency-Key').first().waitFor();
  expect(await call.innerText()).toContain('username');
  await shot(page, 'api-docs');
  // Nothing can be sent from here: the page has no key to prove a token with.
  expect(await page.getByRole('button', { name: 'Try it out' }).count()).toBe(0);
});
