import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints';
import { allPermissions } from '../../contract/permissions/permissions';
import type { Endpoint } from '../../contract/schema/endpoint';
import { operatorPermissions } from '../../contract/staff/operatorPermissions';
import { rolesFor } from '../../contract/staff/operatorScopes';
import { storedCalls } from '../../contract/storing/stored';
import { storedEntities } from '../../contract/storing/storedEntities';
import { scopes } from '../../provider/db/scopes';
import { filesUnder } from './sources';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'effect' in value;

/** Returns the endpoints in an export: one endpoint, or several by name, as long procedures export them. */
function endpointsIn(exported: unknown): readonly Endpoint[] {
  if (isEndpoint(exported)) return [exported];
  const several = typeof exported === 'object' && exported !== null && !Array.isArray(exported);
  return several ? Object.values(exported).filter(isEndpoint) : [];
}

describe('every endpoint', () => {
  it('that a file of endpoints declares is in contract/endpoints.ts', () => {
    const modules = import.meta.glob<Record<string, unknown>>(
      ['../../contract/**/*ndpoints.ts', '../../contract/staff/endpoints/*.ts'],
      {
        eager: true,
      },
    );
    const declared = Object.entries(modules)
      .filter(([path]) => !/contract\/endpoints\.ts$|\/index\.ts$/.test(path))
      .flatMap(([path, exported]) => {
        const own = Object.values(exported).flatMap(endpointsIn);
        expect(own, `${path} declares no endpoint`).not.toEqual([]);
        return own;
      });
    declared.push(...storedEntities.flatMap(storedCalls));
    expect(declared.map(({ id }) => id).sort()).toEqual(endpoints.map(({ id }) => id).sort());
  });

  const guarded = endpoints.flatMap(({ id, access }) => (access === 'public' ? [] : [[id, access] as const]));
  it.each(guarded)('%s declares who may call it, by a permission that somebody holds', (_, access) => {
    const [entity, action] = access;
    expect({ ...allPermissions(), ...operatorPermissions }).toHaveProperty([entity, action]);
    expect(rolesFor(access)).not.toEqual([]);
  });

  it('has an id and an address of its own', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  });

  it('takes personal data and reasons in its body, not in a query, which proxies log', () => {
    const personal = endpoints.flatMap(({ id, query }) =>
      Object.entries(query).flatMap(([name, field]) =>
        ('privacy' in field && field.privacy === 'personal') ||
        /reason|motivo|mail|tax_?code|fiscale/i.test(name)
          ? `${id}.${name}`
          : [],
      ),
    );
    expect(personal).toEqual([]);
  });

  it('names each of its path parameters once in the path and once in its params', () => {
    for (const { path, params } of endpoints) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.sort(), path).toEqual(Object.keys(params).sort());
    }
  });
});

describe('every table', () => {
  it('declares whose rows it holds', () => {
    const sql = filesUnder('provider/db/migrations').map((path) => readFileSync(path, 'utf8'));
    const dropped = sql.flatMap((text) =>
      [...text.matchAll(/^\s*drop table (\w+)/gim)].map(([, name]) => name),
    );
    const made = sql.flatMap((text) =>
      [...text.matchAll(/^\s*create (?:unlogged )?table (?:if not exists )?(?:\w+\.)?"?(\w+)/gim)].map(
        ([, name]) => name ?? '',
      ),
    );
    const tables = made.filter((name) => !dropped.includes(name));
    // The only table not created by a migration records which migrations have run.
    tables.push('migration');
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter((name) => !(name in scopes))).toEqual([]);
    expect(Object.keys(scopes).filter((name) => !tables.includes(name))).toEqual([]);
  });
});
