import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { median, printTable, verdict } from './report.mjs';

const [RESOURCES, FIELDS] = [120, 25];
/** What declaring them may add, in seconds, and the most that it may take as a ratio of the plain objects. */
const [MOST_SECONDS, MOST_RATIO] = [3, 4];

/**
 * Checking the types of 120 resources with 25 fields each, beside the very same declarations as plain objects that
 * import the engine and are typed by nothing.
 */
export async function typing(runs) {
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  const folder = mkdtempSync(join(root, 'bench/results/typing-'));
  try {
    const sides = { typed: written(folder, 'typed', true), plain: written(folder, 'plain', false) };
    const seconds = { typed: [], plain: [] };
    for (let round = 0; round < runs; round += 1) {
      for (const [side, project] of Object.entries(sides)) {
        const before = performance.now();
        await run(bin('tsc'), ['--noEmit', '-p', project], { cwd: root });
        seconds[side].push((performance.now() - before) / 1000);
      }
    }
    return told(median(seconds.typed), median(seconds.plain));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function told(typed, plain) {
  printTable([
    [`types of ${RESOURCES} resources × ${FIELDS} fields`, 'seconds'],
    ['as plain objects', plain.toFixed(2)],
    ['as declared resources', typed.toFixed(2)],
  ]);
  return {
    name: 'typing',
    resources: RESOURCES,
    fields: FIELDS,
    seconds: { typed, plain },
    targets: [
      verdict({
        what: 'seconds that declarations add',
        value: typed - plain,
        limit: MOST_SECONDS,
        atMost: true,
      }),
      verdict({
        what: 'types, against plain objects',
        value: typed / plain,
        limit: MOST_RATIO,
        atMost: true,
      }),
    ],
  };
}

/** Writes the resources, a file each, with a configuration that checks them alone. @returns its path */
function written(folder, side, typed) {
  const into = join(folder, side);
  mkdirSync(into);
  const names = Array.from({ length: RESOURCES }, (_, index) => `r${index}`);
  for (const name of names) writeFileSync(join(into, `${name}.ts`), declaration(name, typed));
  const project = join(into, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: '../../../../tsconfig.json',
      include: [],
      files: names.map((name) => `${name}.ts`),
    }),
  );
  return project;
}

const KINDS = [
  "{ kind: 'text', required: true, max: 120 }",
  "{ kind: 'number', integer: true, min: 0 }",
  "{ kind: 'flag' }",
  "{ kind: 'day' }",
  "{ kind: 'choice', required: true, of: ['open', 'done', 'late'] }",
];

function declaration(name, typed) {
  const fields = Array.from({ length: FIELDS }, (_, index) => `  f${index}: ${KINDS[index % KINDS.length]},`);
  const columns = [0, 1, 2, 3, 4, 5].map((index) => `'f${index}'`).join(', ');
  const plainly = typed ? '' : 'const plainly = <T>(one: T): T => one;\n';
  const [of, define] = typed
    ? ['fields', 'defineResource']
    : ['plainly', '((_name: string, one: object) => one)'];
  return `import { fields } from '../../../../contract/fields';
import { defineResource } from '../../../../src/engine/declaration/defineResource';
import { rest } from '../../../../src/engine/declaration/rest';

export const used = [fields, defineResource, rest];
${plainly}const can = { list: ['user', 'list'], update: ['user', 'update'] } as const;
const of = ${of}({
  id: { kind: 'text', required: true, readOnly: true },
${fields.join('\n')}
} as const);
const calls = ${typed ? `rest('/api/${name}', { can, fields: of })` : `plainly({ told: { can, fields: of }, many: (action: string) => ({ action }) })`};
export const ${name} = ${define}('${name}', {
  ...calls.told,
  title: 'f0',
  list: { columns: [${columns}], sort: '-f3', search: ['f0', 'f5'], filters: ['f4', 'f2'] },
  actions: {
    close: {
      can: ['user', 'disable'],
      rules: [{ where: { f4: { not: 'done' }, f3: { before: { today: {} } } }, say: 'x', brief: 'x' }],
      set: { f4: 'done' },
      many: calls.many('close'${typed ? ", ['user', 'disable']" : ''}),
    },
  },
});
`;
}
