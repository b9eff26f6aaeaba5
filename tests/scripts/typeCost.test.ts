import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const RESOURCES = 120;
const FIELDS = 25;
/**
 * How many types the compiler may make for a declaration of 25 fields. It makes 1,800, and checks 120 of them in
 * some two seconds: these are the machine's, see docs/performance.md, and the number of types is ours.
 */
const MOST = 2500;

const kinds = ["'text'", "'number'", "'flag'", "'day'", "'instant'", "'choice', of: ['a', 'b', 'c']"];
const field = (_: unknown, place: number) => `    field${place}: { kind: ${kinds[place % kinds.length]} },`;

/** A declaration of so many fields, with columns, filters, tabs and an action on them. */
const declaration = (
  name: string,
) => `import { defineResource } from '../../src/engine/declaration/defineResource';
import { rest } from '../../src/engine/declaration/rest';
const calls = rest('/api/${name}', {
  can: { list: ['user', 'list'], update: ['user', 'update'] },
  fields: {
    id: { kind: 'text', required: true, readOnly: true },
${Array.from({ length: FIELDS - 1 }, field).join('\n')}
  },
});
export const ${name} = defineResource('${name}', {
  ...calls.declaration,
  title: 'field0',
  list: { columns: ['field0', 'field1', 'field2', 'field5'], sort: '-field3', filters: ['field5', 'field2'] },
  form: { tabs: { one: ['field0', 'field1'], other: ['field6', 'field7'] } },
  actions: {
    cancel: {
      can: ['user', 'disable'],
      rules: [{ where: { field5: 'a' }, say: 'No', brief: 'no' }],
      set: { field5: 'b' },
      many: calls.many('cancel', ['user', 'disable']),
    },
  },
});
`;

let folder: string;
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache/types-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of these declarations: the types that it made of others, or what is wrong. */
function compiled(names: readonly string[]): { readonly made: number; readonly wrong: readonly string[] } {
  for (const name of names) writeFileSync(join(folder, `${name}.ts`), declaration(name));
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions,
    include: names.map((name) => `${name}.ts`),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '-p', folder, '--extendedDiagnostics'], {
    encoding: 'utf8',
  });
  return {
    made: Number(/^Instantiations:\s+(\d+)$/m.exec(stdout)?.[1]),
    wrong: stdout.split('\n').filter((line) => line.includes('error TS')),
  };
}

it(`a declaration of ${FIELDS} fields costs the compiler no more than ${MOST} types, and ${RESOURCES} of them no more each`, () => {
  const alone = compiled(['first']);
  const all = compiled(['first', ...Array.from({ length: RESOURCES }, (_, place) => `other${place}`)]);
  expect([...alone.wrong, ...all.wrong]).toEqual([]);
  expect((all.made - alone.made) / RESOURCES).toBeLessThan(MOST);
});
