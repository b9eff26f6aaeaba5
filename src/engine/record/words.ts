import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { showNumber } from '../../../contract/values/showNumber';
import { useSentence } from '../../i18n/useSentence';
import type { Resource, Row } from '../declaration/defineResource';
import { representationOf } from './representationOf';
import { useCodeNames } from './useCodeNames';
import { fieldAt, referredBy, useNames } from './useNames';

/** The words of a resource: its part of the catalogue, `resources.{name}`. */
export interface Words {
  /** Returns the resource's own sentence at the given key below `resources.{name}`. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Returns the label of a field; for a nested field by its path, `righe.nome`, regardless of the row. */
  label(field: string): string;
  /** Returns the label with those of its ancestors: `Sedi, riga 2, Comune`. */
  path(field: string): string;
  /** Returns the title of a tab. */
  tab(tab: string): string;
  /** Returns the help text of a field; empty if the catalogue has none. */
  help(field: string): string;
  /** Returns the display text of a flag, a choice or a reference to another resource. */
  value(field: string, value: unknown): string;
  /** Returns the message for an empty list. */
  empty(): string;
  /** Returns the message for records that could not be read. */
  failedToLoad(): string;
  /** Returns the label of the choice of page size. */
  perPage(): string;
  /** Returns the title of a record. */
  title(row: Row): string;
  /** Returns the label of the create button. */
  create(): string;
  /** Returns the message shown after a record was created. */
  created(): string;
  /** Returns the message shown after a record was changed. */
  updated(): string;
  /** Returns the title of the page of a new record; by default the label of the create button. */
  fresh(): string;
  /** Returns the title of the page of a read-only record. */
  reading(row: Row): string;
  /** Returns why an input is locked, by the key of its lock; empty if the page says it once for all inputs. */
  lock(say: string): string;
  /** Returns the label of the remove button beside a record; `remove` also names the record, for use in a row. */
  removeLabel(): string;
  remove(row: Row): string;
  /** Returns the label of the button that opens a record read-only; `detail` also names the record. */
  detailLabel(): string;
  detail(row: Row): string;
  /** Returns the label of the button that edits a row in place; `edit` also names the record. */
  editLabel(): string;
  edit(row: Row): string;
  /** Returns the label of the button that opens the menu of a row; `more` also names the record. */
  moreLabel(): string;
  more(row: Row): string;
  /** Returns the label of a row's checkbox. */
  select(row: Row): string;
  /** Returns the message that the last action on a row failed. */
  failed(reason: string): string;
  /** Translates a sentence of the contract or the provider into the language in use. */
  sentence(text: string): string;
  /** Returns a count in a rule's own wording, as `1 già disattivato`. */
  count(brief: string, count: number): string;
}

export function useWords(resource: Resource): Words {
  const translate = useTranslate();
  const sentence = useSentence();
  const names = useNames(resource);
  const codes = useCodeNames(resource);
  return useMemo(() => {
    const say = (key: string, values?: Readonly<Record<string, string | number>>) =>
      translate(`resources.${resource.name}.${key}`, values);
    const label = (field: string) => say(field.includes('.') ? `parts.${rowless(field)}` : `fields.${field}`);
    const value = (field: string, held: unknown) => {
      const to = referredBy(fieldAt(resource.fields, field));
      if (to && held && names.get(to) === null) return translate('engine.notReadable');
      if (to) return names.get(to)?.get(String(held)) ?? String(held ?? '');
      const named = codes.get(field);
      if (named) return named.get(String(held)) ?? String(held ?? '');
      return say(`values.${rowless(field)}.${String(held ?? false)}`, { _: String(held ?? '') });
    };
    const { title: titled, recordRepresentation, worded = {}, fields } = resource;
    // A code is shown by its word, as in its column.
    const isWord = !recordRepresentation && (titled in worded || fields[titled]?.kind === 'choice');
    // A resource may have a sentence that combines several texts; look it up once instead of once per row.
    const inSentence =
      recordRepresentation && say('recordRepresentation', { _: '' }) !== ''
        ? recordRepresentation
        : undefined;
    const part = (field: string, row: Row) =>
      fields[field]?.kind === 'choice' && row[field] ? value(field, row[field]) : String(row[field] ?? '');
    const title = (row: Row) => {
      if (isWord && row[titled]) return value(titled, row[titled]);
      if (!inSentence) return representationOf(resource, row);
      return say(
        'recordRepresentation',
        Object.fromEntries(inSentence.map((field) => [field, part(field, row)])),
      );
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
      // A resource may override these words.
      empty: () => say('empty', { _: translate('engine.list.empty') }),
      failedToLoad: () => say('failedToLoad', { _: translate('engine.list.failed') }),
      perPage: () => say('perPage', { _: translate('engine.list.perPage') }),
      title,
      create: () => say('create', { _: translate('engine.form.create') }),
      fresh: () => say('fresh', { _: say('create', { _: translate('engine.form.create') }) }),
      reading: (row) => say('reading', { name: title(row), _: say('one', { name: title(row) }) }),
      lock: (key) => say(`locked.${key}`, { _: '' }),
      created: () => say('created', { _: translate('engine.form.created') }),
      updated: () => say('updated', { _: translate('engine.form.updated') }),
      removeLabel: () => translate('engine.removal.label'),
      remove: (row) => translate('engine.removal.row', { name: title(row) }),
      detailLabel: () => translate('engine.list.detail'),
      detail: (row) => translate('engine.list.detailOf', { name: title(row) }),
      editLabel: () => translate('engine.list.edit'),
      edit: (row) => translate('engine.list.editOf', { name: title(row) }),
      moreLabel: () => translate('engine.list.more'),
      more: (row) => translate('engine.list.moreOf', { name: title(row) }),
      select: (row) => translate('engine.list.select', { name: title(row) }),
      sentence,
      failed: (reason) => translate('engine.action.failedRow', { reason: sentence(reason) }),
      count: (brief, count) => `${showNumber(count)} ${sentence(brief, { smart_count: count })}`,
    };
  }, [translate, sentence, resource, names, codes]);
}

/** Removes the row numbers of a path: `righe.2.nome` → `righe.nome`. */
const rowless = (path: string) => path.replace(/\.\d+/g, '');
