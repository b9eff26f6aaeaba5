import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { inRounds } from './inRounds.mjs';
import { median, printTable } from './report.mjs';

const [RESOURCES, FIELDS] = [120, 25];
const FIGURES = [
  {
    what: 'seconds that declarations add',
    of: ({ typed, plain }) => typed - plain,
    limit: 3,
    atMost: true,
    absolute: true,
  },
  {
    what: 'types, against plain objects',
    of: ({ typed, plain }) => typed / plain,
    limit: 4,
    atMost: true,
  },
];

/**
 * Type-checks 120 resources with 25 fields each, and compares it with the same declarations as plain untyped objects
 * that import the engine.
 */
export async function typing(rounds) {
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  const folder = mkdtempSync(join(root, 'bench/results/typing-'));
  try {
    const check = (project) => async () => {
      const before = performance.now();
      await run(bin('tsc'), ['--noEmit', '-p', project], { cwd: root });
      return (performance.now() - before) / 1000;
    };
    const sides = {
      typed: check(written(folder, 'typed', true)),
      plain: check(written(folder, 'plain', false)),
    };
    const { samples, targets } = await inRounds('typing', sides, FIGURES, rounds);
    printTable([
      [`types of ${RESOURCES} resources × ${FIELDS} fields`, 'seconds'],
      ['as plain objects', median(samples.plain).toFixed(2)],
      ['as declared resources', median(samples.typed).toFixed(2)],
    ]);
    return { resources: RESOURCES, fields: FIELDS, samples, targets };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the resources, one file each, with a configuration that checks only them. @returns its path */
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
      // A full check each time.
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
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
import { rest } from '../../../../src/kit/rest';

export const used = [fields, defineResource, rest];
${plainly}const can = { list: ['user', 'list'], update: ['user', 'update'] } as const;
const of = ${of}({
  id: { kind: 'text', required: true, readOnly: true },
${fields.join('\n')}
} as const);
const calls = ${typed ? `rest('/api/${name}', { can, fields: of })` : `plainly({ declaration: { can, fields: of }, many: (action: string) => ({ action }) })`};
export const ${name} = ${define}('${name}', {
  ...calls.declaration,
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
