import { describe, expect } from 'vitest';
import { runOperator } from '../../provider/cli/runOperator';
import { axe, PHONE, shot, test } from '../fixtures/browser';
import { codeOf } from '../fixtures/oneTimeCode';
import { OPERATOR_PASSWORD } from '../fixtures/operatorCalls';
import { button } from '../fixtures/users';

describe('the console of the provider’s own staff', () => {
  test('leads from the link on the machine to a school with its first supervisor, and closes it after a warning', async ({
    page,
    provider,
  }) => {
    const env = { OPERATOR_URL: provider.url, DATA_DIR: provider.dataDir };
    const made = await runOperator(['create-operator', '--username', 'anna', '--name', 'Anna Rossi'], env);
    await page.goto(made.output.split('\n').at(-1) ?? '');
    await page.getByRole('img').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await axe(page);
    await shot(page, 'operators-first-access');
    const secret = await page.locator('code').innerText();
    await page.getByLabel(/^Nuova password/).fill(OPERATOR_PASSWORD);
    await page.getByLabel('Codice a 6 cifre').fill(codeOf(secret, -1));
    await button(page, 'Conferma').click();
    await page.getByRole('link', { name: 'Vai all’accesso' }).click();
    await page.getByLabel('Nome utente').fill('anna');
    await page.getByLabel('Password').fill(OPERATOR_PASSWORD);
    await page.getByLabel('Codice a 6 cifre').fill(codeOf(secret));
    await button(page, 'Entra').click();
    await page.getByRole('heading', { level: 1, name: 'Scuole' }).waitFor();
    await page.getByRole('cell', { name: 'SG10001' }).waitFor();
    await axe(page);
    await shot(page, 'operators-schools');
    // No script of a page reads the session.
    expect(await page.evaluate(() => document.cookie)).not.toContain('gestore');
    await page.getByRole('link', { name: 'Nuova scuola' }).click();
    const school = { 'Codice cliente': 'SG30001', 'Codice meccanografico': 'RMIC800001' };
    for (const [label, value] of Object.entries({ ...school, Nome: 'Istituto Verdi', Comune: 'Roma' }))
      await page.getByLabel(label).fill(value);
    await button(page, 'Salva').click();
    await page.getByText('Scuola creata').waitFor();
    await page.getByRole('link', { name: 'Supervisor' }).click();
    await page.getByRole('link', { name: 'Nuovo supervisor' }).click();
    const person = { Scuola: 'SG30001', Cognome: 'Bianchi', 'E-mail': 'vera@example.org' };
    for (const [label, value] of Object.entries(person)) await page.getByLabel(label).fill(value);
    await page.getByLabel('Nome *', { exact: true }).fill('Vera');
    await button(page, 'Salva').click();
    await page.getByText(/^Supervisor creato/).waitFor();
    await page.goto(`${provider.url}/gestore/scuole/SG30001`);
    await button(page, 'Chiudi la scuola').click();
    await page.getByText(/potrà più operare, da subito: 1 utenze/).waitFor();
    await page.setViewportSize(PHONE);
    await axe(page);
    await shot(page, 'operators-closing-phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi la scuola' }).click();
    await page.getByText(/La scuola è chiusa: nessuno/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await button(page, 'Riapri la scuola').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Riapri la scuola' }).click();
    await button(page, 'Chiudi la scuola').waitFor();
    await button(page, 'Esci').click();
    await page.getByRole('heading', { name: 'Accesso' }).waitFor();
  });
});
