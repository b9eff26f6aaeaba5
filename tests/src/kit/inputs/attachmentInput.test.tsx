import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { answering } from '../../../fixtures/answers';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { keepStored } from '../../../fixtures/keepStored';
import { storedPapers } from '../../../fixtures/reference/storedPapers';
import { axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';

const undo = keepStored(storedPapers);
const { papers } = await import('../../../fixtures/reference/papers');
afterAll(undo);
afterEach(() => vi.restoreAllMocks());

const plan = { name: 'orario.pdf', type: 'application/pdf', size: 120_000, sha256: 'a'.repeat(64) };
const row = { id: 'a', title: 'Orario', plan, report: null };
const said = 'orario.pdf (120 KB)';
const PDF = '%PDF-1.4 nuovo';
const chooser = () => screen.getByLabelText('Piano', { selector: 'input' });
const choose = (name: string, content: string) =>
  fireEvent.change(chooser(), { target: { files: [new File([content], name)] } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
const button = (name: string) => screen.findByRole('button', { name });

it('shows the name and size of a file, whose name saves it, sends another that takes its place, and none where it is taken away', async () => {
  const backend = fakeBackend(papers, [row]);
  const { callApi, sent } = answering({ papersFile: { url: 'https://files.example/a' } });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  resourceScreen(papers, { roles: ['supervisor'], rows: [row], at: '/a', backend, callApi });
  fireEvent.click(await button(said));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('https://files.example/a', '_blank', 'noopener'));
  const query = { sha256: plan.sha256 };
  expect(sent).toContainEqual(['papersFile', { params: { id: 'a', field: 'plan' }, query }]);
  expect(await axeFindings()).toEqual([]);

  fireEvent.change(screen.getByRole('textbox', { name: 'Titolo' }), { target: { value: 'Orario nuovo' } });
  save();
  const updates = () =>
    backend.asked
      .filter(({ method }) => method === 'update')
      .map(({ input }) => (input as { data: typeof row }).data);
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]?.plan, 'it is not sent again').toEqual(plan);

  choose('troppo.pdf', 'a'.repeat(1_200_001));
  await screen.findByText('Il file è troppo grande: può essere al massimo di 1,2 MB');
  choose('programma.exe', 'MZ');
  await screen.findByText('programma.exe (1 KB)');
  save();
  await screen.findByText(/Il file non è di un tipo previsto: scegliere un file PDF o PNG/, {
    selector: 'p',
  });

  choose('nuovo.pdf', PDF);
  await screen.findByText('nuovo.pdf (1 KB)');
  backend.refuse('update', { status: 503, message: 'Il servizio non è disponibile' });
  save();
  await screen.findByRole('alert');
  screen.getByText('nuovo.pdf (1 KB)');
  backend.refuse('update');
  save();
  await waitFor(() => expect(updates()).toHaveLength(3));
  expect(updates().at(-1)?.plan, 'what was chosen is not lost').toEqual({
    name: 'nuovo.pdf',
    content: btoa(PDF),
  });

  fireEvent.click(await button('Togli Piano'));
  expect(document.activeElement).toBe(await button('Scegli Piano'));
  save();
  await waitFor(() => expect(updates()).toHaveLength(4));
  expect(updates().at(-1)?.plan).toBeNull();
});

it('takes several files at once, each removable, refuses those that do not fit by name, and sends the new ones', async () => {
  const annexes = [plan, { ...plan, name: 'mappa.pdf', sha256: 'b'.repeat(64) }];
  const backend = fakeBackend(papers, [{ ...row, annexes }]);
  const { callApi, sent } = answering({ papersFile: { url: 'https://files.example/a' } });
  vi.spyOn(window, 'open').mockReturnValue(null);
  resourceScreen(papers, { roles: ['supervisor'], rows: [{ ...row, annexes }], at: '/a', backend, callApi });
  fireEvent.click(await button('mappa.pdf (120 KB)'));
  const query = { sha256: 'b'.repeat(64) };
  await waitFor(() =>
    expect(sent).toContainEqual(['papersFile', { params: { id: 'a', field: 'annexes' }, query }]),
  );
  fireEvent.click(await button('Togli orario.pdf'));
  const add = await button('Aggiungi file: Allegati');
  expect(document.activeElement).toBe(add);

  const files = [
    ['nuovo.pdf', PDF],
    ['programma.exe', 'MZ'],
    ['grande.pdf', PDF.padEnd(1_001)],
  ].map(([name, content]) => new File([content as string], name as string));
  const chooser = screen.getByLabelText('Allegati', { selector: 'input' });
  fireEvent.change(chooser, { target: { files: files.slice(0, 2) } });
  await screen.findByText('programma.exe: Il file non è di un tipo previsto: scegliere un file PDF o PNG');
  screen.getByText('nuovo.pdf (1 KB)');
  fireEvent.change(chooser, { target: { files: files.slice(2) } });
  await screen.findByText('grande.pdf: Il file è troppo grande: può essere al massimo di 1 KB');
  fireEvent.change(chooser, {
    target: { files: ['c.pdf', 'd.pdf'].map((name) => new File([`${PDF}${name}`], name)) },
  });
  await screen.findByText('Non aggiunti perché oltre il massimo di 3: d.pdf');
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFindings()).toEqual([]);

  save();
  const updates = () => backend.asked.filter(({ method }) => method === 'update');
  await waitFor(() => expect(updates()).toHaveLength(1));
  const [{ data, meta }] = updates().map(({ input }) => input) as [
    { data: object; meta: { progress?: unknown } },
  ];
  expect(data).toMatchObject({
    annexes: [annexes[1], { name: 'nuovo.pdf', content: btoa(PDF) }, { name: 'c.pdf' }],
  });
  expect(meta.progress, 'new files are sent with progress').toBeTypeOf('function');
});

it('is a link in lists and where it is only read; who may not read a field has nothing of it', async () => {
  const rows = [{ ...row, report: { ...plan, name: 'segreta.pdf' } }];
  const { unmount } = resourceScreen(papers, { roles: ['supervisor'], rows });
  // Names the record, because there are several below each other.
  await button(`${said}, ${row.title}`);
  await button(`segreta.pdf (120 KB), ${row.title}`);
  unmount();
  const read = { ...papers, form: { ...papers.form, inputs: ['title'] }, show: ['plan'] };
  const { unmount: close } = resourceScreen(read, { roles: ['supervisor'], rows, at: '/a' });
  await button(said);
  close();
  resourceScreen(papers, { roles: ['teacherManager'], rows, at: '/a' });
  await button('Sostituisci Piano');
  expect(screen.queryByText('Relazione')).toBeNull();
});
