import { expect, it } from 'vitest';
import { startMistakes } from '../../../scripts/lib/startMistakes.mjs';

/** Runs what the page is given, as far as it can be without one. */
function inPage() {
  const shown: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const told: unknown[] = [];
  const page = {
    customElements: {
      get: () =>
        class {
          readonly said: string;
          constructor({ message }: { message: string }) {
            this.said = message;
          }
        },
    },
    document: {
      querySelectorAll: () => shown.map(() => ({ remove: () => shown.pop() })),
      body: { append: ({ said }: { said: string }) => shown.push(said) },
    },
    addEventListener: (name: string, then: (event: object) => void) => listeners.set(name, then),
    console: { error: (...what: unknown[]) => told.push(...what) },
  };
  const [script] = (startMistakes().transformIndexHtml as unknown as () => { children: string }[])();
  new Function(...Object.keys(page), String(script?.children))(...Object.values(page));
  return { shown, told, page, happens: (name: string, event: object) => listeners.get(name)?.(event) };
}

const MISTAKE = new Error('Resource "trips": list.columns[0] names "titel".');

it('shows what is wrong in a declaration as the console starts or is loaded again, once, and nothing else', () => {
  const { shown, told, page, happens } = inPage();
  happens('error', { error: new Error('Something else') });
  happens('unhandledrejection', { reason: undefined });
  expect(shown).toEqual([]);
  happens('error', { error: MISTAKE });
  page.console.error(MISTAKE, 'again');
  expect(shown).toEqual([MISTAKE.message]);
  expect(told).toEqual([MISTAKE, 'again']);
});
