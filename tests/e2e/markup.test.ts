import { build, type Rollup } from 'vite';
import { expect } from 'vitest';
import { cleanMarkup } from '../../contract/values/cleanMarkup';
import { test } from '../fixtures/browser';
import { hostileMarkup } from '../fixtures/hostileMarkup';
import { markupPieces, randomTexts } from '../fixtures/randomMarkup';

/** Bundles the sanitizer as in the console, with the browser's parser. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'contract/values/cleanMarkup.ts', formats: ['iife'], name: 'markup' },
    },
  });
  const [bundle] = built as Rollup.RollupOutput[];
  return bundle?.output[0].code ?? '';
}

test('a browser cleans formatted texts as the provider does, and draws nothing else of them', async ({
  browser,
}) => {
  const sent = [...hostileMarkup, ...randomTexts(markupPieces, 5000)];
  const page = await browser.newPage();
  try {
    const code = await bundled();
    expect(code).toContain('DOMParser');
    expect(code.length).toBeLessThan(10_000);
    await page.addScriptTag({ content: code });
    const { cleaned, drawn } = await page.evaluate((texts) => {
      const { markup } = window as unknown as { markup: { cleanMarkup(text: string): string } };
      const place = document.createElement('div');
      const cleaned = texts.map((text) => markup.cleanMarkup(text));
      const drawn = cleaned.flatMap((text) => {
        place.innerHTML = text;
        return [...place.querySelectorAll('*')].flatMap((element) => [
          element.nodeName,
          ...[...element.attributes].map(({ name }) => `${element.nodeName} ${name}`),
        ]);
      });
      return { cleaned, drawn: [...new Set(drawn)].sort() };
    }, sent);
    const different = sent.flatMap((text, i) =>
      cleaned[i] === cleanMarkup(text) ? [] : [{ text, browser: cleaned[i], provider: cleanMarkup(text) }],
    );
    expect(different).toEqual([]);
    expect(drawn).toEqual(['A', 'A href', 'BR', 'EM', 'H3', 'H4', 'LI', 'OL', 'P', 'STRONG', 'UL']);
  } finally {
    await page.close();
  }
});
