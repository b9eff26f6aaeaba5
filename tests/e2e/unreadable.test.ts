import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { demoAuthority, issueTo } from '../../provider/signing/sign/demoAuthority';
import { signCades } from '../../provider/signing/sign/signCades';
import { axe, bothSizes, shot, signIn, test } from '../fixtures/browser';
import { formPdf, imagePdf } from '../fixtures/writePdf';

const AREA = '/areaamministrativa/documenti';
const stored = (name: string) => readFileSync(new URL(`../fixtures/pdf/${name}.pdf`, import.meta.url));
const BROKEN = imagePdf('/Width 99/Height 99/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/JPXDecode', 'x');
const NOT_SIGNED = 'Il documento non si può leggere per intero e quindi non si può firmare.';

/** Serves a document in place of a contract, as if stored before documents were checked. */
const handOut = (page: Page, name: RegExp, document: Buffer) =>
  page.route(
    (url) => url.pathname.endsWith('/preview-contratto') && name.test(url.searchParams.get('filename') ?? ''),
    (route) =>
      route.fulfill({ json: { name: 'contratto.pdf', content: document.toString('base64'), pages: 1 } }),
  );
/** Fails on a native browser dialog. */
const withoutDialogs = (page: Page) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
};
const tree = (page: Page) => page.getByRole('navigation', { name: 'Documenti e firma' });
const openContract = (page: Page, name: RegExp) => tree(page).getByRole('button', { name }).first().click();
const preview = (page: Page) => page.getByRole('region', { name: /^Anteprima/ });
const sign = (page: Page) => page.getByRole('button', { name: 'Conferma e firma' });

/** Returns the share of the page's pixels that are not white. */
const ink = (page: Page) =>
  preview(page)
    .locator('canvas')
    .evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pixels =
        (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      let dark = 0;
      for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 200) dark += 1;
      return dark / (pixels.length / 4);
    });

describe('a contract that an earlier release took', () => {
  test('P13 P27 in JPEG 2000 is painted, page by page, and can be signed', async ({ page }) => {
    await handOut(page, /servizi/, stored('scansione-jpeg2000'));
    await signIn(page, 'supervisor.SG10001', AREA);
    await openContract(page, /^Contratto di servizi .*Da firmare/);
    await page.getByText('Pagina 1 di 2').waitFor();
    await expect.poll(() => ink(page)).toBeGreaterThan(0.005);
    await page.getByRole('button', { name: 'Pagina successiva' }).click();
    await page.getByText('Pagina 2 di 2').waitFor();
    await expect.poll(() => ink(page)).toBeGreaterThan(0.005);
    for (const clause of await page.getByRole('group', { name: 'Dichiarazioni' }).getByRole('checkbox').all())
      await clause.check();
    expect(await sign(page).getAttribute('aria-disabled')).toBeNull();
    await shot(page, 'unreadable-jpeg2000');
  });

  test('P27 with values in its fields alone shows them on the page and in its text', async ({ page }) => {
    await handOut(page, /servizi/, formPdf('12.500 euro', ''));
    await signIn(page, 'supervisor.SG10001', AREA);
    await openContract(page, /^Contratto di servizi .*Da firmare/);
    const field = preview(page).getByRole('textbox', { name: 'canone' });
    await field.waitFor();
    expect(await field.inputValue()).toBe('12.500 euro');
    expect(await field.isDisabled()).toBe(true);
    expect(await preview(page).getByRole('checkbox', { name: 'accetto' }).isChecked()).toBe(true);
    await bothSizes(page, 'unreadable-form');
    await axe(page);
    await page.getByRole('button', { name: 'Mostra solo il testo' }).click();
    await preview(page).getByText('canone: 12.500 euro').waitFor();
  });

  for (const [what, file, said] of [
    ['a password', stored('password-utente-scuola'), /^Il PDF è protetto da una password/],
    ['a dynamic form', stored('modulo-xfa'), /^Il PDF è un modulo dinamico/],
    ['an image that cannot be drawn', BROKEN, /^Una parte del PDF non si può mostrare/],
    ['nothing in it', Buffer.alloc(0), /^Il file è vuoto/],
  ] as const)
    test(`P27 with ${what} says so in its place and cannot be signed; others can`, async ({ page }) => {
      const dialogs = withoutDialogs(page);
      await handOut(page, /servizi/, file);
      await signIn(page, 'supervisor.SG10001', AREA);
      await openContract(page, /^Contratto di servizi .*Da firmare/);
      await preview(page).getByText(said).waitFor();
      await expect.poll(() => sign(page).getAttribute('aria-disabled')).toBe('true');
      const description = await sign(page).evaluate(
        (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
      );
      expect(description).toBe(NOT_SIGNED);
      await axe(page);
      await shot(page, `unreadable-${what.replaceAll(' ', '-')}`);
      await openContract(page, /^Contratto di assistenza .*Da firmare/);
      await page.getByText('Le parti', { exact: true }).first().waitFor();
      for (const clause of await page
        .getByRole('group', { name: 'Dichiarazioni' })
        .getByRole('checkbox')
        .all())
        await clause.check();
      expect(await sign(page).getAttribute('aria-disabled')).toBeNull();
      expect(dialogs).toEqual([]);
    });

  test('P13 P27 never counts as read among several, and keeps none of the others from it', async ({
    page,
  }) => {
    const dialogs = withoutDialogs(page);
    await handOut(page, /servizi/, stored('password-utente-scuola'));
    await signIn(page, 'supervisor.SG10001', `${AREA}/firma`);
    const list = page.getByRole('list', { name: 'Documenti da firmare' });
    await list
      .getByRole('button', { name: /servizi/i })
      .first()
      .click();
    await list.getByText('non si può leggere: non viene firmato').first().waitFor();
    const declared = page.getByRole('checkbox', { name: 'Dichiaro di aver letto questo documento' });
    expect(await declared.getAttribute('aria-disabled')).toBe('true');
    await preview(page).getByRole('button', { name: 'Scarica documento' }).click();
    expect(await declared.getAttribute('aria-disabled')).toBe('true');
    await bothSizes(page, 'unreadable-many');
    await axe(page);
    await list
      .getByRole('button', { name: /assistenza/i })
      .first()
      .click();
    await page.getByText('Le parti', { exact: true }).first().waitFor();
    await declared.check();
    await page
      .getByText(/^letti 1 di/)
      .first()
      .waitFor();
    expect(dialogs).toEqual([]);
  });
});

test('P27 the page that verifies a file says of its content what cannot be read, and opens it with its password', async ({
  page,
  provider,
}) => {
  const dialogs = withoutDialogs(page);
  await signIn(page, 'supervisor.SG10001', `${AREA}/verifica`);
  const verify = async (document: Buffer) =>
    page
      .getByLabel('Scegli il file', { exact: true })
      .last()
      .setInputFiles({
        name: 'x.pdf.p7m',
        mimeType: 'application/pkcs7-mime',
        buffer: await signed(document, provider.dataDir),
      });
  const content = page.getByRole('region', { name: 'Contenuto del file' });
  await verify(stored('modulo-xfa'));
  await content.getByText(/^Il PDF è un modulo dinamico/).waitFor();
  await verify(Buffer.alloc(0));
  await content.getByText(/^Il documento contenuto nella busta è vuoto/).waitFor();
  await verify(BROKEN);
  await content.getByText(/^Una parte del PDF non si può mostrare/).waitFor();
  await verify(stored('password-utente-scuola'));
  const password = content.getByLabel('Password del documento');
  await password.fill('sbagliata');
  await password.press('Enter');
  await content.getByText(/^La password non è quella del documento/).waitFor();
  await axe(page);
  await bothSizes(page, 'unreadable-password');
  await password.fill('scuola');
  await content.getByRole('button', { name: 'Apri il documento' }).click();
  await content.getByText('Pagina 1 di 1').waitFor();
  await content.locator('canvas').waitFor();
  await shot(page, 'unreadable-opened');
  expect(dialogs).toEqual([]);
});

async function signed(document: Buffer, dataDir: string): Promise<Buffer> {
  const now = new Date();
  const person = { taxCode: 'BNCNNA75C41F205X', givenName: 'Anna', surname: 'Bianchi' };
  const digest = createHash('sha256').update(document).digest();
  const signer = await issueTo(person, demoAuthority(dataDir, now), now);
  const { before, after } = signCades({ digest, length: document.length, ...signer, at: now });
  return Buffer.concat([before, document, after]);
}
