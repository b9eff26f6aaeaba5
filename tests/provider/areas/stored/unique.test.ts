import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importAdd, importBegin, importPreview, importRun } from '../../../../contract/imports/endpoints';
import { storedMistakes } from '../../../../contract/mistakes/storedMistakes';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import type { StoredEntity } from '../../../../contract/storing/stored';
import { stored } from '../../../../contract/storing/stored';
import { importStored } from '../../../../provider/areas/stored/importStored';
import type { Tx } from '../../../../provider/db/database';
import type { Change, ImportWork, WorkContext } from '../../../../provider/operations/resourceWork';
import { ask } from '../../../fixtures/ask';
import type { SignedIn } from '../../../fixtures/signIn';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';

const lockers = stored('lockers', {
  label: ['Armadietto', 'Armadietto'],
  labels: ['Armadietti', 'Armadietti'],
  title: 'code',
  importedBy: ['code'],
  unique: ['code', 'tag'],
  can: { list: ['supervisor'], create: ['supervisor'], update: ['supervisor'], delete: ['supervisor'] },
  fields: {
    code: { kind: 'text', label: ['Codice', 'Codice'], required: true, max: 20 },
    tag: { kind: 'text', label: ['Targhetta', 'Targhetta'], max: 20 },
    place: { kind: 'text', label: ['Luogo', 'Luogo'], max: 20 },
  },
});
const TAKEN = 'Un altro elemento ha già questo valore';
const params = { customerCode: 'SG10001' };

describe('a unique field of a stored resource', () => {
  let school: StoredSchool;
  beforeAll(async () => {
    school = await storedSchool([lockers]);
  });
  afterAll(() => school.close());

  const make = (body: object, who: SignedIn = school.supervisor) =>
    ask(who, lockers.calls.create as never, { body } as never);
  const save = (id: string, ifMatch: string, body: object) =>
    ask(school.supervisor, lockers.calls.update as never, { params: { id }, body, ifMatch } as never);

  it('is refused at its input where another record of the school has it, however it is written', async () => {
    const first = await make({ code: 'Città 1', tag: 'A' });
    expect(first.status).toBe(200);
    const second = await make({ code: ' CITTA 1', tag: 'a' });
    expect(second.status).toBe(400);
    expect(second.body.errors).toEqual([
      { field: 'code', message: TAKEN },
      { field: 'tag', message: TAKEN },
    ]);
    expect((await make({ code: 'Città 2' })).status).toBe(200);
    expect((await make({ code: 'Città 3' })).status).toBe(200);
    expect((await make({ code: 'Città 1', tag: 'A' }, school.stranger)).status).toBe(200);
  });

  it('stays as it is when its own record is saved, and is not taken from another', async () => {
    const { body } = await make({ code: 'B1', tag: 'B' });
    const kept = await save(body.id, '"1"', { code: 'B1', tag: 'B', place: 'Atrio' });
    expect(kept.status).toBe(200);
    const taken = await save(body.id, '"2"', { code: 'B1', tag: 'A' });
    expect(taken.body.errors).toEqual([{ field: 'tag', message: TAKEN }]);
  });

  it('is given once where two ask for it at the same moment', async () => {
    const both = await Promise.all([make({ code: 'C1' }), make({ code: 'C1' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is judged in a file, row by row, and not given twice by taking the file back', async () => {
    const rows = (all: readonly object[]) => all.map((cells, place) => ({ position: place + 2, cells }));
    const preview = await ask(school.supervisor, importPreview, {
      params,
      body: {
        resource: 'lockers',
        rows: rows([
          { code: 'D1', tag: 'A' },
          { code: 'D2', tag: 'D' },
          { code: 'D3', tag: 'd' },
        ]),
      } as never,
    });
    expect(
      preview.body.map(({ verdict, problems }: { verdict: string; problems: object }) => [verdict, problems]),
    ).toEqual([
      ['refused', [{ field: 'tag', message: TAKEN }]],
      ['create', []],
      ['refused', [{ field: 'tag', message: TAKEN }]],
    ]);
    await make({ code: 'E1', tag: 'E' });
    const begun = { resource: 'lockers', file: 'armadietti.csv', columns: [] };
    const { body } = await ask(school.supervisor, importBegin, { params, body: begun as never });
    const one = { ...params, id: body.id };
    await ask(school.supervisor, importAdd, {
      params: one,
      body: { rows: rows([{ code: 'E1', tag: 'E bis' }]) } as never,
    });
    await ask(school.supervisor, importRun, { params: one, body: { create: 0, update: 1 } });
    expect((await make({ code: 'E2', tag: 'E' })).status).toBe(200);
    const back = await ask(school.supervisor, operationTakeBack, { params: one });
    expect(back.body).toMatchObject({ done: 0, skipped: 1 });
    const list = await ask(school.supervisor, lockers.calls.list as never, {} as never);
    expect(list.body.data.filter(({ tag }: { tag: string }) => tag === 'E')).toHaveLength(1);
  });

  it('is looked for once where a file is taken back, however many records it has', async () => {
    const { db } = school;
    const imports = importStored(lockers, () => []) as ImportWork;
    const context = { customerCode: 'SG10001', viewer: { now: new Date() } } as WorkContext;
    /** Returns the number of statements for restoring the tags of this number of records. */
    const statements = async (count: number) => {
      const changes: Change[] = [];
      for (let place = 0; place < count; place += 1) {
        const { body } = await make({ code: `F${count} ${place}`, tag: `now ${count} ${place}` });
        const before = { tag: `before ${count} ${place}` };
        changes.push({ id: body.id, before, after: { tag: body.tag }, mark: '1' });
      }
      let asked = 0;
      const counted: KyselyPlugin = {
        transformQuery({ node }) {
          asked += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const outcome = await db.asOwner((tx) =>
        imports.takeBack({ ...context, tx: tx.withPlugin(counted) as Tx }, changes),
      );
      expect(outcome.done).toHaveLength(count);
      return asked;
    };
    const few = await statements(2);
    // One more for each record: the update.
    expect(await statements(6)).toBe(few + 4);
  });

  it('is named where it is none that people write, or an action would give it to many', () => {
    const wrong = {
      ...lockers,
      unique: ['cod', 'place'],
      actions: { move: { can: ['supervisor'], set: { place: 'Atrio' } } },
    } as unknown as StoredEntity;
    expect(storedMistakes(wrong)).toEqual([
      'unique[0] names "cod", which is not a text that is written. Did you mean "code"?',
      'actions.move.set gives many records the same "place", which is unique. Leave it out.',
    ]);
  });
});
