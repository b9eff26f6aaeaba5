import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints';
import { specCalls } from '../../contract/specCalls';
import { readTable } from '../../scripts/lib/specification.mjs';

const table = readTable(readFileSync('docs/spec/endpoints.tsv', 'utf8'));
const named = new Map(specCalls.map((one) => [one.call as string, one]));
const withoutQuery = (path = '') => path.replace(/\?.*$/, '');

describe('the calls of the specification', () => {
  it('each have one address', () => {
    expect(specCalls.map(({ call }) => call)).toEqual(table.map(({ id }) => id));
    expect(table).toHaveLength(217);
  });

  it('keep the path that the specification shows, letter for letter', () => {
    const shown = table.filter(({ path }) => path !== '-');
    expect(shown).toHaveLength(83);
    expect(shown.map(({ id = '', path }) => [id, path])).toEqual(
      shown.map(({ id = '' }) => [id, named.get(id)?.path]),
    );
  });

  it('keep the method that the specification shows', () => {
    const shown = table.filter(({ method }) => method !== '-');
    expect(shown.map(({ id = '' }) => [id, named.get(id)?.method])).toEqual(
      shown.map(({ id = '', method }) => [id, method]),
    );
  });

  it('that the specification shows under two paths are never one call', () => {
    const shown = table.filter(({ path }) => path !== '-');
    const addresses = shown.map(({ id = '' }) => `${named.get(id)?.method} ${named.get(id)?.path}`);
    expect(new Set(addresses).size).toBe(shown.length);
  });

  it('differ in more than the name of a parameter', () => {
    const addresses = [...new Set(specCalls.map(({ method, path }) => `${method} ${path}`))];
    const shapes = addresses.map((address) => address.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(addresses.length);
  });

  it('that an endpoint answers are at its address', () => {
    for (const { id, method, path, calls } of endpoints) {
      const addresses = calls.map(
        (call) => `${named.get(call)?.method} ${withoutQuery(named.get(call)?.path)}`,
      );
      expect(new Set([...addresses, `${method} ${path}`]), id).toEqual(new Set([`${method} ${path}`]));
    }
  });
});
