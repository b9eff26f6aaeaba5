import { describe, expect } from 'vitest';
import { axe, DESK, fitsWindow, PHONE, shot, signIn, test } from '../fixtures/browser';
import { button } from '../fixtures/users';

const LIST = '/areaamministrativa/webhook';

describe('webhooks of a school', () => {
  test('are created with a secret that is shown once, tried, and show why a delivery failed', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 400/);
    await signIn(page, 'supervisor.SG10001', LIST);
    await page.getByText('Nessun sistema riceve notifiche').waitFor();
    await button(page, 'Nuovo webhook').click();
    await axe(page);
    const creating = page.getByRole('dialog', { name: 'Nuovo webhook' });
    await creating.getByLabel('Nome *').fill('Registro elettronico');
    await creating.getByLabel('Indirizzo *').fill('https://10.0.0.8/notifiche');
    await creating.getByLabel('Utente creato').check();
    await creating.getByLabel('Utente disattivato').check();
    await creating.getByRole('button', { name: 'Crea il webhook' }).click();
    await creating.getByText('non può essere di una rete interna').first().waitFor();
    await shot(page, 'webhook-refused');
    // No name below .invalid exists (RFC 6761): nothing leaves the machine.
    await creating.getByLabel('Indirizzo *').fill('https://registro.invalid/notifiche');
    await creating.getByRole('button', { name: 'Crea il webhook' }).click();
    const secret = page.getByRole('dialog', { name: 'Nuovo webhook' }).getByLabel('Segreto');
    await secret.waitFor();
    expect(await secret.inputValue()).toMatch(/^whsec_/);
    await axe(page);
    await shot(page, 'webhook-secret');
    await button(page, 'Ho copiato, chiudi').click();
    await page.getByRole('link', { name: 'Registro elettronico' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Webhook Registro elettronico' }).waitFor();
    await axe(page);
    await shot(page, 'webhook');
    await button(page, 'Invia una prova').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Invia una prova' }).click();
    await page.getByRole('tab', { name: 'Invii' }).click();
    const failed = page.getByText('L’indirizzo non è su Internet').first();
    await expect
      .poll(async () => {
        await page.reload();
        await page.getByText('Prova').first().waitFor();
        return failed.isVisible();
      })
      .toBe(true);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await axe(page);
      await fitsWindow(page);
      await shot(page, `webhook-deliveries-${size.width}`);
    }
    await page.goto(new URL(LIST, page.url()).href);
    await page.getByText('Non riceve').first().waitFor();
    await fitsWindow(page);
    await shot(page, 'webhooks-phone');
    await page.setViewportSize(DESK);
    await shot(page, 'webhooks');
  });
});
