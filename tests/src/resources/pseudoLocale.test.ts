import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attachmentText, filesIn } from '../../../contract/schema/attachment';
import { attachmentField } from '../../../contract/schema/attachmentField';
import type { Field } from '../../../contract/schema/fields';
import { wordsIn } from '../../../contract/values/cleanMarkup';
import { taxCodeWarnings } from '../../../contract/values/taxCodeWarnings';
import type { Resource, Row } from '../../../src/engine/declaration/defineResource';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { defaults } from '../../../src/i18n/it/defaults';
import { it as italian } from '../../../src/i18n/it/it';
import { flat } from '../../../src/i18n/phrases';
import { resources } from '../../../src/resources';
import { fake } from '../../fixtures/fake/fake';
import { resourceScreen } from '../../fixtures/resourceScreen';
import { drawnByEngine } from '../../fixtures/suites/drawnByEngine';
import { roleFor } from '../../fixtures/suites/onScreen';
import { sessionOf } from '../layout/inFrame';

type Catalogue = { readonly [key: string]: string | Catalogue };

/** Puts every sentence in brackets that no screen contains otherwise. */
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

/** Returns every text on a page, including accessible names. */
function texts(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, previousSibling, textContent } = walker.currentNode;
    if (parentElement?.closest('style, script, output[aria-hidden]')) continue;
    // Text that may break at a WBR element is still one text.
    const before = previousSibling?.nodeName === 'WBR' ? found.pop() : '';
    found.push(`${before}${textContent}`);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      found.push(element.getAttribute(name) ?? '');
  }
  return [...found, document.title];
}

/** Returns the rest of a text without the catalogue's sentences and the records' values. */
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

/** Words that resources bring themselves are in no catalogue, and neither are the defaults for missing ones. */
const broughtWords = [
  ...resources.flatMap((resource) => strings((resource as { words?: { it: object } }).words?.it)),
  ...strings(defaults),
].flatMap((words) =>
  words
    .replace(/%\{\w+\}/g, '')
    .split('||||')
    .map((form) => form.trim()),
);

/**
 * Returns the displayed form of a value that is stored differently: the words of a formatted text, the name of a file.
 */
const readOf = (field: Field, value: unknown): readonly string[] =>
  field.kind === 'markup'
    ? [wordsIn(String(value ?? ''))]
    : attachmentField(field)
      ? filesIn(value).map(attachmentText)
      : [];

/**
 * Returns the values of records, the acting user, and the contract's sentences, which are Italian in every language.
 */
function knownOf({ fields, actions, list, removal }: Resource, rows: readonly Row[]): readonly string[] {
  const contract = Object.values(actions).flatMap(({ rules }) =>
    rules.flatMap(({ say, brief }) => [say, brief]),
  );
  const warnings = rows.flatMap((row) => taxCodeWarnings(row as never));
  const kept = (removal?.rules ?? []).map(({ say }) => say);
  const acting = Object.values(sessionOf().profile).flatMap(strings);
  const all = [
    ...strings(rows),
    ...rows.flatMap((row) => Object.entries(fields).flatMap(([name, field]) => readOf(field, row[name]))),
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

    it.each([1440, 390])('its list, with everything that can be opened on it, %i px wide', async (width) => {
      resourceScreen(resource, { roles, rows, i18n: i18n(), width });
      const drawn = width > 1000 ? 'tbody th a' : 'main li h2 a';
      await waitFor(() => expect(document.querySelectorAll(drawn)).toHaveLength(rows.length));
      const tick = document.querySelector('main input[type=checkbox]');
      if (tick) fireEvent.click(tick);
      // Loaded once per process: the result must not depend on whether an earlier test has loaded it.
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
