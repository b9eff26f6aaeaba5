import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storedMistakes } from '../../contract/mistakes/storedMistakes';
import type { StoredEntity } from '../../contract/storing/stored';
import { storedEntities } from '../../contract/storing/storedEntities';
import { examples } from '../../examples/entities';
import { examples as records } from '../../examples/records';
import { examples as tables } from '../../examples/tables';
import { migrations } from '../../provider/db/migrations';
import { storedMigration } from '../../provider/db/storedMigration';
import { examples as plugin } from '../../scripts/lib/examples.mjs';
import { countedLines } from '../fixtures/countedLines';

const entities = examples as unknown as readonly StoredEntity[];
const linesOf = (...files: readonly string[]) =>
  files.reduce((sum, file) => sum + countedLines(readFileSync(`examples/${file}.ts`, 'utf8')), 0);

describe('the examples', () => {
  it('are short: school trips take at most 60 lines, tickets with comments 110', () => {
    expect(linesOf('trips/trips', 'trips/tripsScreen')).toBeLessThanOrEqual(60);
    expect(linesOf('tickets/tickets', 'tickets/ticketsScreen')).toBeLessThanOrEqual(110);
  });

  it('have the line counts that the documents name', () => {
    const trips = linesOf('trips/trips', 'trips/tripsScreen');
    const tickets = linesOf('tickets/tickets', 'tickets/ticketsScreen');
    for (const path of ['README.md', 'docs/resources/README.md'])
      expect(readFileSync(path, 'utf8').replace(/\s+/g, ' ')).toContain(
        `school trips in ${trips} lines, tickets with comments in ${tickets}`,
      );
  });

  it('have no mistakes, and tables as they are declared', () => {
    const texts = tables.flatMap((files) => Object.values(files));
    expect(texts).toHaveLength(entities.length);
    for (const entity of entities) {
      expect(storedMistakes(entity), entity.name).toEqual([]);
      expect(storedMigration(entity, texts), entity.name).toBeUndefined();
    }
  });

  it('have demo records of declared fields, whose references exist', () => {
    const ids = new Set<unknown>();
    for (const { entity, recordsAt } of records) {
      const all = recordsAt('2026-09-01');
      for (const { createdBy, ...record } of all) {
        expect(Object.keys(entity.fields)).toEqual(expect.arrayContaining(Object.keys(record)));
        if ('ticket' in record) expect(ids).toContain(record.ticket);
        ids.add(record.id);
      }
    }
    expect(ids.size).toBe(12);
  });

  it('are in no build unless EXAMPLES is 1', () => {
    const names = storedEntities.map(({ name }) => name);
    expect(names.filter((name) => entities.some((one) => one.name === name))).toEqual([]);
    expect(migrations.filter(({ name }) => name.startsWith('examples'))).toEqual([]);
    const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      imports: Readonly<Record<string, { readonly default: string }>>;
    };
    const ours = Object.entries(imports).filter(([name]) => name.startsWith('#example'));
    expect(new Set(ours.map(([, path]) => path.default))).toEqual(new Set(['./examples/none.ts']));
    const resolveId = plugin().resolveId as (source: string) => string | undefined;
    const before = process.env.EXAMPLES;
    for (const [name] of ours) {
      process.env.EXAMPLES = '0';
      expect(resolveId(name)).toBeUndefined();
      process.env.EXAMPLES = '1';
      expect(resolveId(name)).toMatch(/examples[/\\](entities|screens|tables|records)\.ts$/);
    }
    if (before === undefined) delete process.env.EXAMPLES;
    else process.env.EXAMPLES = before;
  });
});
