import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import {
  importAdd,
  importBegin,
  importPreview,
  importRead,
  importRun,
} from '../../../../contract/imports/endpoints';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { storedLoans } from '../../../fixtures/reference/storedLoans';
import { storedPapers } from '../../../fixtures/reference/storedPapers';
import type { SignedIn } from '../../../fixtures/signIn';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';

const params = { customerCode: 'SG10001' };
const resource = 'paperLoans';
type Cells = Readonly<Record<string, string>>;

/** Returns the cells of a valid row, with some replaced. */
const cellsOf = (more: Cells): Cells => ({
  paper: 'Orario',
  purpose: 'Lezione',
  since: '01/09/2026',
  until: '2026-09-10',
  ...more,
});

describe('records of a stored resource from a file', () => {
  let school: StoredSchool;
  let supervisor: SignedIn;
  beforeAll(async () => {
    school = await storedSchool([storedPapers, storedLoans]);
    ({ supervisor } = school);
    await ask(supervisor, storedPapers.calls.create as never, { body: { title: 'Orario' } } as never);
    for (const title of ['Piano', 'Piano'])
      await ask(supervisor, storedPapers.calls.create as never, { body: { title } } as never);
  });
  afterAll(() => school.close());

  const rowsOf = (all: readonly Cells[]) => all.map((cells, place) => ({ position: place + 2, cells }));
  const preview = async (all: readonly Cells[], who = supervisor) =>
    ask(who, importPreview, { params, body: { resource, rows: rowsOf(all) } as never });
  /** Returns each row's verdict and its problems. */
  const judged = async (all: readonly Cells[]) =>
    (await preview(all)).body.map(
      ({ verdict, problems }: { verdict: string; problems: { field: string; message: string }[] }) => [
        verdict,
        ...problems.map(({ field, message }) => `${field}: ${message}`),
      ],
    );
  const run = async (all: readonly Cells[], agreed: { create: number; update: number }) => {
    const begun = { resource, file: 'prestiti.csv', columns: [] };
    const { body } = await ask(supervisor, importBegin, { params, body: begun as never });
    const one = { ...params, id: body.id };
    await ask(supervisor, importAdd, { params: one, body: { rows: rowsOf(all) } as never });
    return { id: body.id as string, ...(await ask(supervisor, importRun, { params: one, body: agreed })) };
  };
  const listed = async (): Promise<Record<string, unknown>[]> =>
    (await ask(supervisor, storedLoans.calls.list as never, {} as never)).body.data;
  const called = async (code: string) => (await listed()).find((one) => one.code === code);

  it('are made and changed as the file says, with the words and amounts of the screen, and taken back', async () => {
    const first = cellsOf({
      code: 'P-1',
      deposit: '1.016,50',
      hours: '12,25',
      purpose: 'Altro',
      otherPurpose: 'Gara',
    });
    // 101,650 cents exceed the maximum.
    expect(await judged([first])).toEqual([['refused', expect.stringContaining('deposit')]]);
    const right = { ...first, deposit: '16,50 €' };
    expect(await judged([right, cellsOf({ code: 'P-2' })])).toEqual([['create'], ['create']]);
    const made = await run([right, cellsOf({ code: 'P-2' })], { create: 2, update: 0 });
    expect(made.body).toMatchObject({ state: 'ended', created: 2, refused: 0, canTakeBack: true });
    const [paper] = (await ask(supervisor, storedPapers.calls.list as never, {} as never)).body.data.filter(
      ({ title }: { title: string }) => title === 'Orario',
    );
    expect(await called('P-1')).toMatchObject({
      paper: paper.id,
      purpose: 'other',
      otherPurpose: 'Gara',
      since: '2026-09-01',
      until: '2026-09-10',
      hours: 12.25,
      deposit: 1650,
      status: 'out',
    });

    const changed = [{ code: 'p-1', until: '20/09/2026' }, cellsOf({ code: 'P-2' })];
    expect(await judged(changed)).toEqual([['update'], ['unchanged']]);
    const again = await run(changed, { create: 0, update: 1 });
    expect(again.body).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await called('P-1')).toMatchObject({ until: '2026-09-20', otherPurpose: 'Gara', days: 19 });
    const { body: log } = await ask(supervisor, auditList, { params });
    expect(log.data.filter((line: { entity: string }) => line.entity === resource)).toMatchObject([
      { action: 'import', before: { until: '2026-09-10' }, after: { until: '2026-09-20' } },
      { action: 'import' },
      { action: 'import' },
    ]);

    const back = async (id: string) =>
      (await ask(supervisor, operationTakeBack, { params: { ...params, id } })).body;
    // Rows changed since then stay unchanged.
    expect(await back(made.id)).toMatchObject({ done: 1, skipped: 1 });
    expect(await called('P-2')).toBeUndefined();
    expect(await back(again.id)).toMatchObject({ done: 1, skipped: 0 });
    expect(await called('P-1')).toMatchObject({ until: '2026-09-10' });
    const { body } = await ask(supervisor, importRead, { params: { ...params, id: again.id } });
    expect(body).toMatchObject({ takenBack: true });
  });

  it('are refused by the rules of the form, each row with its sentence', async () => {
    const unknown = 'Questo elemento non esiste o non è visibile a chi scrive';
    expect(
      await judged([
        cellsOf({ code: 'A-1', until: '31/08/2026' }),
        cellsOf({ code: 'A-2', purpose: 'Altro' }),
        cellsOf({ code: 'A-3', paper: 'Nessuno' }),
        cellsOf({ code: 'A-4', paper: 'Piano' }),
        { code: 'A-5' },
        cellsOf({}),
        cellsOf({ code: 'A-6', deposit: '1,234' }),
        cellsOf({ code: 'A-7', purpose: 'Gioco' }),
        cellsOf({ code: 'A-8' }),
        cellsOf({ code: 'a-8' }),
      ]),
    ).toEqual([
      ['refused', 'until: La restituzione non può venire prima della consegna'],
      ['refused', expect.stringMatching(/^otherPurpose: /)],
      ['refused', `paper: ${unknown}`],
      ['refused', 'paper: Più elementi si chiamano così: non si può sapere quale si intende'],
      [
        'refused',
        ...['paper', 'purpose', 'since', 'until'].map((name) => expect.stringMatching(`^${name}: `)),
      ],
      ['refused', 'code: Indicare questo dato: serve a sapere di quale elemento si tratta'],
      ['refused', expect.stringMatching(/^deposit: /)],
      ['refused', expect.stringMatching(/^purpose: /)],
      ['create'],
      ['refused', 'code: Un’altra riga del file riguarda già lo stesso elemento'],
    ]);
    expect((await listed()).some(({ code }) => String(code).startsWith('A-'))).toBe(false);
  });

  it('keep what is locked, and nobody brings what not everybody reads', async () => {
    await run([cellsOf({ code: 'L-1' })], { create: 1, update: 0 });
    const { id } = (await called('L-1')) ?? {};
    await ask(supervisor, storedLoans.many.giveBack as never, { body: { ids: [id] } } as never);
    expect(await judged([{ code: 'L-1', since: '02/09/2026' }])).toEqual([
      ['refused', 'since: Il prestito è concluso'],
    ]);
    expect((await preview([{ code: 'L-1', reserved: 'x' }])).status).toBe(400);
  });

  it('come for people who may make and change them, and for no other school', async () => {
    expect((await preview([cellsOf({ code: 'W-1' })], school.manager)).status).toBe(200);
    expect(refusal(await preview([cellsOf({ code: 'W-1' })], school.teacher)).code).toBe('forbidden');
    const elsewhere = await ask(school.stranger, importPreview, {
      params: { customerCode: 'SG10002' },
      body: { resource, rows: rowsOf([cellsOf({ code: 'P-1' })]) } as never,
    });
    // The record that it refers to does not exist there.
    expect(elsewhere.body[0]).toMatchObject({ verdict: 'refused', problems: [{ field: 'paper' }] });
  });

  it('are not done otherwise than was agreed', async () => {
    const { status, body } = await run([cellsOf({ code: 'N-1' })], { create: 0, update: 1 });
    expect(status).toBe(409);
    expect(body.current).toEqual({ create: 1, update: 0 });
    expect(await called('N-1')).toBeUndefined();
  });
});
