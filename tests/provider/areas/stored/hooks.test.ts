import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { importAdd, importBegin, importPreview, importRun } from '../../../../contract/imports/endpoints';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { stored } from '../../../../contract/storing/stored';
import { defineHooks } from '../../../../provider/areas/stored/defineHooks';
import { definedHooks } from '../../../../provider/areas/stored/storedHooks';
import { queueMail } from '../../../../provider/mail/queueMail';
import { ask } from '../../../fixtures/ask';
import { adding } from '../../../fixtures/keepStored';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';

const params = { customerCode: 'SG10001' };

const TAKEN = 'Quel giorno l’aula è già occupata';

const shifts = stored('shifts', {
  label: ['Turno', 'Turno'],
  labels: ['Turni', 'Turni'],
  title: 'title',
  importedBy: ['title'],
  can: { list: ['supervisor'], create: ['supervisor'], update: ['supervisor'], delete: ['supervisor'] },
  fields: {
    title: { kind: 'text', label: ['Titolo', 'Titolo'], required: true, max: 40 },
    room: { kind: 'text', label: ['Aula', 'Aula'], required: true, max: 20 },
    day: { kind: 'day', label: ['Giorno', 'Giorno'], required: true },
    hours: { kind: 'number', label: ['Ore', 'Ore'], min: 0 },
    total: { kind: 'number', label: ['Totale', 'Totale'], computed: { sum: ['hours', 'hours'] } },
    code: { kind: 'text', label: ['Codice', 'Codice'], readOnly: true },
    state: {
      kind: 'choice',
      label: ['Stato', 'Stato'],
      of: { active: ['Attivo', 'Attivo'], given: ['Ceduto', 'Ceduto'] },
      readOnly: true,
    },
  },
  messages: { taken: [TAKEN, 'The room is taken on that day'] },
  starts: { state: 'active' },
  actions: { give: { label: ['Cedi turni', 'Cedi turni'], can: ['supervisor'], set: { state: 'given' } } },
});

/** A room is used once a day; the code follows from room and state; each save queues a mail. */
const shiftHooks = defineHooks(shifts, {
  async beforeSave({ before, after }, { records }) {
    expect(after).not.toHaveProperty('total');
    if (after.title === 'senza frase')
      return { refuse: { day: 'Frase non dichiarata' as string as 'taken' } };
    const others = (await records(shifts)).filter(({ id }) => id !== before?.id);
    const meets = others.some(
      ({ room, day, state }) => state === 'active' && room === after.room && day === after.day,
    );
    if (after.state === 'active' && meets) return { refuse: { day: 'taken' } };
    return { set: { code: `${after.room}/${after.state}` } };
  },
  async afterSave({ before, after }, { tx, customerCode, now }) {
    const subject = `${before?.title ?? 'nuovo'} > ${after.title} ${after.total ?? 0}`;
    await queueMail(tx, { customerCode, uid: null, recipient: 'a@scuola.example', subject, body: '-' }, now);
    if (after.title === 'fallisce') throw new Error('the hook failed');
  },
});

describe('the hooks of a stored resource', () => {
  let school: StoredSchool;
  let undo: () => void;
  beforeAll(async () => {
    undo = adding(definedHooks, [shiftHooks]);
    school = await storedSchool([shifts]);
  });
  afterAll(async () => {
    await school.close();
    undo();
  });

  const call = (endpoint: Endpoint | undefined, parts: object = {}) =>
    ask(school.supervisor, endpoint as Endpoint, parts as never);
  const shift = (title: string, room: string, more: object = {}) => ({
    title,
    room,
    day: '2026-09-01',
    ...more,
  });
  const make = (title: string, room: string, more: object = {}) =>
    call(shifts.calls.create, { body: shift(title, room, more) });
  const subjects = async () =>
    (await school.db.asOwner((tx) => tx.selectFrom('mail').select('subject').execute())).map(
      ({ subject }) => subject,
    );
  const listed = async (): Promise<Record<string, unknown>[]> => (await call(shifts.calls.list)).body.data;
  const named = async (title: string) => (await listed()).find((one) => one.title === title);
  const rows = (all: readonly object[]) => all.map((cells, place) => ({ position: place + 2, cells }));
  beforeEach(() => school.db.asOwner((tx) => tx.deleteFrom('mail').execute()));

  it('refuse a new record, or a change, at the field, and nothing is written', async () => {
    await make('primo', 'A1');
    const { body: other, etag } = await make('secondo', 'A2');
    const refused = { errors: [{ field: 'day', message: TAKEN }] };
    expect(await make('terzo', 'A1')).toMatchObject({ status: 400, body: refused });
    const change = { params: { id: other.id }, body: shift('secondo', 'A1'), ifMatch: etag };
    expect(await call(shifts.calls.update, change)).toMatchObject({ status: 400, body: refused });
    expect(await named('terzo')).toBeUndefined();
    expect(await named('secondo')).toMatchObject({ room: 'A2' });
  });

  it('save values with a record, which are answered and logged, and run after the save in its transaction', async () => {
    const { body, etag } = await make('quarto', 'B1', { hours: 3 });
    expect(body).toMatchObject({ code: 'B1/active', total: 6 });
    const change = { params: { id: body.id }, body: shift('quarto', 'B2'), ifMatch: etag };
    expect((await call(shifts.calls.update, change)).body).toMatchObject({ code: 'B2/active' });
    expect(await subjects()).toEqual(['nuovo > quarto 6', 'quarto > quarto 0']);
    const { body: log } = await ask(school.supervisor, auditList, { params });
    const lines = log.data.filter(({ target }: { target: string }) => target === body.id);
    expect(lines[0]).toMatchObject({ before: { code: 'B1/active' }, after: { code: 'B2/active' } });
  });

  it('undo a save when they fail after it', async () => {
    expect((await make('fallisce', 'C1')).status).toBe(500);
    expect(await named('fallisce')).toBeUndefined();
    expect(await subjects()).toEqual([]);
  });

  it('save nothing when they refuse with a sentence that is not declared', async () => {
    expect((await make('senza frase', 'C2')).status).toBe(500);
    expect(await named('senza frase')).toBeUndefined();
  });

  it('run for each record of an action, and for reverting it, which they can refuse', async () => {
    const { body: first } = await make('quinto', 'D1');
    const { body: second } = await make('sesto', 'D2');
    const ids = [first.id, second.id];
    const { body: given } = await call(shifts.many.give, { body: { ids } });
    expect(given.done).toEqual(ids);
    expect(await named('quinto')).toMatchObject({ state: 'given', code: 'D1/given' });
    expect((await subjects()).slice(2)).toEqual(['quinto > quinto 0', 'sesto > sesto 0']);
    // Somebody takes the room meanwhile.
    await make('settimo', 'D1');
    const { body: back } = await ask(school.supervisor, operationTakeBack, {
      params: { ...params, id: given.operation },
    });
    expect(back).toMatchObject({ done: 1, skipped: 1 });
    expect(await named('quinto')).toMatchObject({ state: 'given' });
    expect(await named('sesto')).toMatchObject({ state: 'active', code: 'D2/active' });
  });

  it('refuse a row of a file in its preview, and one that another row of the file makes wrong', async () => {
    await make('ottavo', 'E1');
    const cells = (title: string, room: string) => ({ title, room, day: '01/09/2026' });
    const request = { resource: 'shifts', rows: rows([cells('nono', 'E1'), cells('decimo', 'E2')]) };
    const { body: preview } = await ask(school.supervisor, importPreview, { params, body: request as never });
    expect(preview).toMatchObject([
      { verdict: 'refused', problems: [{ field: 'day', message: TAKEN }] },
      { verdict: 'create', problems: [] },
    ]);
    const begun = { resource: 'shifts', file: 'turni.csv', columns: [] };
    const { body } = await ask(school.supervisor, importBegin, { params, body: begun as never });
    const one = { ...params, id: body.id };
    const sent = { rows: rows([cells('decimo', 'E2'), cells('undicesimo', 'E2')]) };
    await ask(school.supervisor, importAdd, { params: one, body: sent as never });
    const run = await ask(school.supervisor, importRun, { params: one, body: { create: 2, update: 0 } });
    expect(run.body).toMatchObject({ created: 1 });
    expect(await named('decimo')).toMatchObject({ code: 'E2/active' });
    expect(await named('undicesimo')).toBeUndefined();
    expect((await subjects()).at(-1)).toBe('nuovo > decimo 0');
  });

  it('let one of two saves through that only together break their rule', async () => {
    const answers = await Promise.all([make('a', 'F1'), make('b', 'F1'), make('c', 'F1')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});
