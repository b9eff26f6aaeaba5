import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attachmentText } from '../../../contract/schema/attachment';
import type { Field } from '../../../contract/schema/fields';
import { wordsIn } from '../../../contract/values/cleanMarkup';
import { taxCodeWarnings } from '../../../contract/values/taxCodeWarnings';
import { fake } from '../../../src/development/fake/fake';
import type { Resource, Row } from '../../../src/engine/declaration/defineResource';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { defaults } from '../../../src/i18n/it/defaults';
import { it as italian } from '../../../src/i18n/it/it';
import { flat } from '../../../src/i18n/phrases';
import { resources } from '../../../src/resources';
import { resourceScreen } from '../../fixtures/resourceScreen';
import { drawnByEngine } from '../../fixtures/suites/drawnByEngine';
import { roleFor } from '../../fixtures/suites/onScreen';
import { sessionOf } from '../layout/inFrame';

type Catalogue = { readonly [key: string]: string | Catalogue };

/** Every sentence between brackets that no screen writes by itself. */
const bracketed = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? value
            .split('||||')
            .map((form) => `⟦${form.trim()}⟧`)
            .join(' |||| ')
        : bracketed(value),
    ]),
  );
const sentences = flat(bracketed(italian as unknown as Catalogue));
const i18n = () => createI18nProvider(sentences);

/** Everything that is read on a page: texts, and what is said in place of one. */
function texts(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, previousSibling, textContent } = walker.currentNode;
    if (parentElement?.closest('style, script, output[aria-hidden]')) continue;
    // What may break there is one text all the same.
    const before = previousSibling?.nodeName === 'WBR' ? found.pop() : '';
    found.push(`${before}${textContent}`);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      found.push(element.getAttribute(name) ?? '');
  }
  return [...found, document.title];
}

/** What is left of a text without the catalogue's sentences and what the records hold. */
function leftOf(text: string, known: readonly string[]): string {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/⟦[^⟦⟧]*⟧/g, '');
  }
  return known.reduce((rest, value) => rest.replaceAll(value, ''), left);
}

const strings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value ? [value, ...value.split('-')] : [];
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(strings) : [];
};

/** The words that resources bring themselves stand in no catalogue, nor do those that stand in for what they do not bring. */
const broughtWords = [
  ...resources.flatMap((resource) => strings((resource as { words?: { it: object } }).words?.it)),
  ...strings(defaults),
].flatMap((words) =>
  words
    .replace(/%\{\w+\}/g, '')
    .split('||||')
    .map((form) => form.trim()),
);

/** What is read of a value that is kept otherwise: the words of a formatted text, the name of a file. */
const readOf = (kind: Field['kind'], value: unknown): string =>
  kind === 'markup' ? wordsIn(String(value ?? '')) : kind === 'attachment' ? attachmentText(value) : '';

/** What records hold, who acts, and the sentences of the contract, which are Italian wherever they are read. */
function knownOf({ fields, actions, list, removal }: Resource, rows: readonly Row[]): readonly string[] {
  const contract = Object.values(actions).flatMap(({ rules }) =>
    rules.flatMap(({ say, brief }) => [say, brief]),
  );
  const warnings = rows.flatMap((row) => taxCodeWarnings(row as never));
  const kept = (removal?.rules ?? []).map(({ say }) => say);
  const acting = Object.values(sessionOf().profile).flatMap(strings);
  const all = [
    ...strings(rows),
    ...rows.flatMap((row) => Object.entries(fields).map(([name, { kind }]) => readOf(kind, row[name]))),
    ...acting,
    ...contract,
    ...warnings,
    ...kept,
    ...broughtWords,
    list.selectable?.say ?? '',
    'another page',
  ];
  return all.filter((one) => one.length > 1).sort((a, b) => b.length - a.length);
}

const literals = (known: readonly string[]) =>
  texts().filter((text) => /\p{L}{2,}/u.test(leftOf(text, known)));

describe.each(resources.filter(drawnByEngine).map((resource) => [resource.name, resource] as const))(
  'no sentence is written in the engine that draws %s:',
  (_name, resource) => {
    const rows = fake(resource, 17, 6);
    const roles = [roleFor(resource)];
    const known = knownOf(resource, rows);

    it.each([1440, 390])('its list, with all that can be opened on it, %i px wide', async (width) => {
      resourceScreen(resource, { roles, rows, i18n: i18n(), width });
      const drawn = width > 1000 ? 'tbody th a' : 'main li h2 a';
      await waitFor(() => expect(document.querySelectorAll(drawn)).toHaveLength(rows.length));
      const tick = document.querySelector('main input[type=checkbox]');
      if (tick) fireEvent.click(tick);
      // Fetched once for all tests of a process: it must not depend on those before whether it is there yet.
      if (resource.list.above)
        await waitFor(() => expect(document.querySelector('main section')).not.toBeNull());
      for (const opener of document.querySelectorAll('main [aria-expanded=false]')) fireEvent.click(opener);
      const choice = document.querySelector<HTMLSelectElement>('#list-filters select:not(form *)');
      if (choice) fireEvent.change(choice, { target: { value: choice.options[1]?.value } });
      await waitFor(() => {
        const said = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
        expect(said.join('')).not.toBe('');
      });
      expect(texts().some((text) => text.includes('⟦'))).toBe(true);
      expect(literals(known)).toEqual([]);
      cleanup();
    });

    it('the page of a record', async () => {
      const at = `/${encodeURIComponent(rows[0]?.id ?? '')}`;
      resourceScreen(resource, { roles, rows, i18n: i18n(), at });
      await waitFor(() => expect(document.querySelector('main dl, main form')).not.toBeNull());
      expect(literals(known)).toEqual([]);
    });
  },
);
