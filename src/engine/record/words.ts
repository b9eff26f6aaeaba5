import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { showNumber } from '../../../contract/values/showNumber';
import { useSentence } from '../../i18n/useSentence';
import type { Resource, Row } from '../declaration/defineResource';
import { calledBy } from './calledBy';
import { fieldAt, referredBy, useNames } from './useNames';

/** The words of a resource: its part of the catalogue, `resources.{name}`. */
export interface Words {
  /** A sentence of the resource's own, by its key below `resources.{name}`. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The name of a field; of one inside another by its path, `righe.nome`, whichever row it is in. */
  label(field: string): string;
  /** The same with what it is in: `Sedi, riga 2, Comune`. */
  path(field: string): string;
  /** The name of a tab. */
  tab(tab: string): string;
  /** What helps to fill a field in; empty when the catalogue has nothing. */
  help(field: string): string;
  /** A value that is said in words: a flag, a choice, a record of another resource. */
  value(field: string, value: unknown): string;
  /** That there are no records. */
  empty(): string;
  /** That the records could not be read. */
  failedToLoad(): string;
  /** How many records a page of the list has: the name of that choice. */
  perPage(): string;
  /** How a record is called. */
  title(row: Row): string;
  /** What makes a new record, and the title of its page. */
  create(): string;
  /** That a record was made. */
  created(): string;
  /** The title of the page of a new record. */
  fresh(): string;
  /** The title of the page of a record that is read and not changed. */
  reading(row: Row): string;
  /** Why an input cannot be changed, by the key of its lock; empty where the page says it once. */
  lock(say: string): string;
  /** What removes a record, beside it; and in a row, where it must be named. */
  removeLabel(): string;
  remove(row: Row): string;
  /** What opens a record to be read, beside its row; and where it must be named. */
  detailLabel(): string;
  detail(row: Row): string;
  /** What the checkbox of a row does. */
  select(row: Row): string;
  /** That the last action on a row failed. */
  failed(reason: string): string;
  /** A sentence of the contract or the provider, in the language in use. */
  sentence(text: string): string;
  /** A count of a rule's own wording, as `1 già disattivato`. */
  count(brief: string, count: number): string;
}

export function useWords(resource: Resource): Words {
  const translate = useTranslate();
  const sentence = useSentence();
  const names = useNames(resource);
  return useMemo(() => {
    const say = (key: string, values?: Readonly<Record<string, string | number>>) =>
      translate(`resources.${resource.name}.${key}`, values);
    const label = (field: string) => say(field.includes('.') ? `parts.${rowless(field)}` : `fields.${field}`);
    const value = (field: string, held: unknown) => {
      const to = referredBy(fieldAt(resource.fields, field));
      if (to && held && names.get(to) === null) return translate('engine.notReadable');
      if (to) return names.get(to)?.get(String(held)) ?? String(held ?? '');
      return say(`values.${rowless(field)}.${String(held ?? false)}`, { _: String(held ?? '') });
    };
    const { title: titled, called, worded = {}, fields } = resource;
    // A code is called by its word, as in its column.
    const isWord = !called && (titled in worded || fields[titled]?.kind === 'choice');
    // A resource may have a sentence that says which text is what; looked for once, and not for each row.
    const inSentence = called && say('called', { _: '' }) !== '' ? called : undefined;
    const title = (row: Row) => {
      if (isWord && row[titled]) return value(titled, row[titled]);
      if (!inSentence) return calledBy(resource, row);
      return say('called', Object.fromEntries(inSentence.map((field) => [field, String(row[field] ?? '')])));
    };
    return {
      say,
      label,
      path: (field) => {
        const parts = field.split('.');
        const said = parts.map((part, i) =>
          /^\d+$/.test(part)
            ? translate('engine.form.row', { number: Number(part) + 1 })
            : label(parts.slice(0, i + 1).join('.')),
        );
        return said.join(', ');
      },
      tab: (tab) => say(`tabs.${tab}`),
      help: (field) => say(`help.${rowless(field)}`, { _: '' }),
      value,
      // A resource may have words of its own for it.
      empty: () => say('empty', { _: translate('engine.list.empty') }),
      failedToLoad: () => say('failedToLoad', { _: translate('engine.list.failed') }),
      perPage: () => say('perPage', { _: translate('engine.list.perPage') }),
      title,
      create: () => say('create', { _: translate('engine.form.create') }),
      fresh: () => say('fresh', { _: say('create', { _: translate('engine.form.create') }) }),
      reading: (row) => say('reading', { name: title(row), _: say('one', { name: title(row) }) }),
      lock: (key) => say(`locked.${key}`, { _: '' }),
      created: () => say('created', { _: translate('engine.form.created') }),
      removeLabel: () => translate('engine.removal.label'),
      remove: (row) => translate('engine.removal.row', { name: title(row) }),
      detailLabel: () => translate('engine.list.detail'),
      detail: (row) => translate('engine.list.detailOf', { name: title(row) }),
      select: (row) => translate('engine.list.select', { name: title(row) }),
      sentence,
      failed: (reason) => translate('engine.action.failedRow', { reason: sentence(reason) }),
      count: (brief, count) => `${showNumber(count)} ${sentence(brief, { smart_count: count })}`,
    };
  }, [translate, sentence, resource, names]);
}

/** `righe.2.nome` → `righe.nome`. */
const rowless = (path: string) => path.replace(/\.\d+/g, '');
