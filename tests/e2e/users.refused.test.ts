import { describe, expect } from 'vitest';
import { errors } from '../../contract/errors';
import { test } from '../fixtures/browser';
import { hueOf } from '../fixtures/painted';
import { button, dialog, goToUsers, openUsers, tick } from '../fixtures/users';

describe('the list of users, when an action is refused', () => {
  test('USR-143 shows the common message, in red, where enabling meets a 404', async ({ page, trouble }) => {
    trouble.expect(/status of 404/);
    const users = await openUsers(page);
    const uid = users.find((user) => !user.status && !/^disab/.test(user.uid))?.uid ?? '';
    await goToUsers(page, `?q=${uid}`);
    await tick(page, uid);
    // The common message is what the provider says, else the sentence of its code (decision Q-061).
    for (const [title, shows] of [
      ['Questi utenti sono di un altro anno', 'Questi utenti sono di un altro anno'],
      [undefined, errors.notFound.say],
    ] as const) {
      const json = { status: 404, code: 'notFound', ...(title && { title }) };
      await page.route('**/api/users/SG10001/enable', (route) =>
        route.fulfill({ status: 404, contentType: 'application/problem+json', json }),
      );
      await button(page, 'Attiva utenti').click();
      await button(dialog(page), 'Prosegui').click();
      await button(dialog(page), 'Attiva').click();
      const said = page.locator('.MuiAlert-root').filter({ hasText: shows });
      expect(await hueOf(said, 'background-color')).toBe('red');
      await expect.poll(() => dialog(page).count()).toBe(0);
    }
  });
});
