import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { showInstant } from '../../contract/dates';
import { keyOf, type Resource, type Row } from './declaration/defineResource';

/** The words of a resource: its part of the catalogue, `resources.{name}`. */
export interface Words {
  /** A sentence of the resource's own, by its key below `resources.{name}`. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  label(field: string): string;
  /** A value that is said in words: a flag, a choice. */
  value(field: string, value: unknown): string;
  /** That there are no records. */
  empty(): string;
  /** How a record is called. */
  title(row: Row): string;
  /** What the checkbox of a row does. */
  select(row: Row): string;
  /** That the last action on a row failed. */
  failed(reason: string): string;
  /** A count of a rule's own wording, as `1 già disattivato`. */
  count(brief: string, count: number): string;
}

export function useWords(resource: Resource): Words {
  const translate = useTranslate();
  return useMemo(() => {
    const say = (key: string, values?: Readonly<Record<string, string | number>>) =>
      translate(`resources.${resource.name}.${key}`, values);
    const title = (row: Row) => {
      const called = row[resource.title];
      if (called && resource.timed?.includes(resource.title)) return showInstant(String(called));
      return String(called || keyOf(resource, row));
    };
    return {
      say,
      label: (field) => say(`fields.${field}`),
      value: (field, value) => say(`values.${field}.${String(value ?? false)}`, { _: String(value ?? '') }),
      // A resource may have words of its own for it.
      empty: () => say('empty', { _: translate('engine.list.empty') }),
      title,
      select: (row) => translate('engine.list.select', { name: title(row) }),
      failed: (reason) => translate('engine.action.failedRow', { reason }),
      count: (brief, count) => `${count} ${translate(brief, { _: brief, smart_count: count })}`,
    };
  }, [translate, resource]);
}
