import { describe, expect, it } from 'vitest';
import { exportedFields } from '../../../contract/exports/exports';
import { allPermissions, type permissions } from '../../../contract/permissions/permissions';
import type { Field } from '../../../contract/schema/fields';
import { storedEntities, storedNamed } from '../../../contract/storing/storedEntities';
import { it as italian } from '../../../src/i18n/it/it';
import { resources } from '../../../src/resources';

type Tree = { readonly [key: string]: string | Tree };
const sentence = (path: string) =>
  path
    .split('.')
    .reduce<string | Tree | undefined>(
      (at, key) => (typeof at === 'object' ? at[key] : undefined),
      italian.resources as unknown as Tree,
    );

/** Returns whether a resource of contract/stored brings this word: it does not compile without it. */
const isOwn = (path: string) => {
  const [first = '', last = ''] = [path.split('.')[0], path.split('.').at(-1)];
  const brought = storedEntities.flatMap(({ name, actions }) => [name, ...Object.keys(actions)]);
  return storedNamed(first) !== undefined || brought.includes(last);
};

/** Keys of every sentence that resources need. */
const needed = resources.flatMap(({ name, list, show = [], form, fields, endpoints, worded = {} }) => {
  // Changes are recorded in the audit log with all fields, and displayed there in words.
  const changed = endpoints.update || endpoints.create ? Object.keys(fields) : [];
  const named = new Set([...list.columns.map(({ field }) => field), ...show, ...form.inputs, ...changed]);
  const labels = [...named].map((field) => `${name}.fields.${field}`);
  const values = [...named].flatMap((field) =>
    wordsOf(`${name}.values.${field}`, fields[field], worded[field]),
  );
  const filters = list.filters.show.flatMap(({ field }) => [
    `${name}.filters.${field}.label`,
    ...wordsOf(`${name}.filters.${field}.values`, list.filters.of[field]),
  ]);
  const own = ['name', 'title', 'caption', 'one', ...(list.search.length > 0 ? ['search'] : [])];
  return [...own.map((key) => `${name}.${key}`), ...labels, ...values, ...filters];
});

/**
 * Returns the keys for a field's values, and for nested values.
 * @param known values of a text that stand for something
 */
function wordsOf(path: string, field: Field | undefined, known?: readonly string[]): readonly string[] {
  if (known) return known.map((value) => `${path}.${value}`);
  if (field?.kind === 'choice') return field.of.map((value) => `${path}.${value}`);
  if (field?.kind === 'flag') return [`${path}.true`, `${path}.false`];
  if (field?.kind === 'list') return wordsOf(path, field.of);
  if (field?.kind !== 'record') return [];
  return Object.entries(field.of).flatMap(([name, member]) => wordsOf(`${path}.${name}`, member));
}

describe('the declared resources', () => {
  it('are exported under the privacy of their own fields, on both sides', () => {
    for (const { name, can, fields } of resources) {
      const kept = storedNamed(name)?.fields;
      expect(kept ?? exportedFields[can.list[0] as keyof typeof permissions], name).toBe(fields);
    }
  });

  it('have a sentence for everything that they show', () => {
    expect(needed.length).toBeGreaterThan(150);
    expect(needed.filter((path) => typeof sentence(path) !== 'string' && !isOwn(path))).toEqual([]);
  });

  it('are each known to the table of permissions by their own name, and at an address of their own', () => {
    for (const { name, can } of resources) {
      expect(allPermissions()).toHaveProperty(name);
      expect(can.list[0]).toBe(name);
    }
    expect(new Set(resources.map(({ path }) => path)).size).toBe(resources.length);
  });
});
