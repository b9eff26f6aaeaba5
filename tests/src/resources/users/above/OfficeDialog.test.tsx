import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Office } from '../../../../../contract/offices/office';
// Imported in advance, because the dialog is lazy.
import '../../../../../src/resources/users/above/OfficeDialog';
import { OfficeCard } from '../../../../../src/resources/users/above/OfficeCard';
import { users } from '../../../../../src/resources/users/users';
import { type OfficeOptions, officeProvider, people } from '../../../../fixtures/officeProvider';
import { axeFindings, viewScreen } from '../../../../fixtures/resourceScreen';

const resource = users as never;

describe('the dialog that gives an office', () => {
  /** Renders only the card, which does not depend on the list. */
  async function openDialog(provided: OfficeOptions = {}, office: Office = 'DS') {
    const { run, sent } = officeProvider(provided);
    const options = { resource, roles: ['supervisor'] as const, rows: people, calls: { callEndpoint: run } };
    viewScreen(<OfficeCard resource={resource} office={office} />, options);
    fireEvent.click(await screen.findByRole('button', { name: /^(Cambia|Inserisci) il/ }));
    const dialog = within(await screen.findByRole('dialog', { name: `Associa ${office}` }));
    const box = dialog.getByRole('combobox', { name: /Utente/ });
    fireEvent.mouseDown(box);
    await waitFor(() => expect(offered()).not.toHaveLength(0));
    return { dialog, sent, box };
  }
  const offered = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
  const type = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } });

  /** Returns for each candidate whether they are disabled, and why. */
  const said = (): Record<string, [shut: boolean, why: string | undefined]> =>
    Object.fromEntries(
      offered().map((one) => [
        /\((\w+)\./.exec(one.textContent ?? '')?.[1],
        [one.getAttribute('aria-disabled') === 'true', one.textContent?.split(')')[1]],
      ]),
    );

  it('USR-072 finds who can have it, and says who has it and who had it before', async () => {
    const { dialog } = await openDialog({ head: { uid: 'rossi.SG10001' } });
    dialog.getByText(/Ora l'incarico è di Anna Rossi/);
    await dialog.findByText('Ugo Bianchi, fino al 01/09/2025');
    expect(dialog.queryByText(/Non Lui/)).toBeNull();
    expect(Object.entries(said()).filter(([, [shut]]) => !shut)).toEqual([['verdi', [false, '']]]);
    expect(await axeFindings()).toEqual([]);
  });

  it('USR-126 USR-127 says of whom has no tax code, and who never signed in, that they cannot have it', async () => {
    await openDialog();
    expect(said()).toMatchObject({
      senzacodice: [true, 'Non ha il codice fiscale'],
      neri: [true, "Non ha mai effettuato l'accesso"],
      arriva: [true, "Non ha mai effettuato l'accesso"],
    });
  });

  it('USR-128 USR-129 USR-130 says so of the supervisor, of who has it, and of a generic account', async () => {
    await openDialog({ head: { uid: 'rossi.SG10001' } });
    expect(said()).toMatchObject({
      supervisor: [true, "È l'utenza supervisor della scuola"],
      rossi: [true, "Ha già l'incarico"],
      ds: [true, "È un'utenza generica, non di una persona"],
    });
  });

  it('USR-073 is there for the director as well', async () => {
    const { box } = await openDialog({}, 'DSGA');
    type(box, 'verdi');
    expect(offered().map((one) => one.textContent)).toEqual(['Mario verdi (verdi.SG10001)']);
  });

  it.each([
    ['DS', 'dsWrite'],
    ['DSGA', 'dsgaWrite'],
  ] as const)(
    'USR-103 sends a choice of the %s once, however often it is asked for, and closes when it is done',
    async (office, endpoint) => {
      let answer: (value: unknown) => void = () => undefined;
      const { dialog, sent, box } = await openDialog(
        {
          write: () =>
            new Promise((resolve) => {
              answer = resolve;
            }),
        },
        office,
      );
      const save = dialog.getByRole('button', { name: 'Associa' });
      expect(save).toHaveAccessibleDescription('Scegliere prima un utente');
      type(box, 'rossi');
      fireEvent.click(offered()[0] as HTMLElement);
      const form = box.closest('form') as HTMLFormElement;
      fireEvent.submit(form);
      fireEvent.submit(form);
      fireEvent.click(dialog.getByRole('button', { name: 'Associa' }));
      expect(sent.map((one) => [one.endpoint, one.input.body])).toEqual([
        [endpoint, { uid: 'rossi.SG10001', replaces: '' }],
      ]);
      answer({});
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent).toHaveLength(1);
    },
  );

  it('keeps the choice and says what the provider refused', async () => {
    const detail = "L'incarico è stato assegnato ad altri nel frattempo: controllare e scegliere di nuovo.";
    const { dialog, box } = await openDialog({
      write: async () => {
        throw Object.assign(new Error(detail), { status: 409, code: 'conflict' });
      },
    });
    type(box, 'rossi');
    fireEvent.click(offered()[0] as HTMLElement);
    fireEvent.click(dialog.getByRole('button', { name: 'Associa' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(detail));
    expect(box).toHaveValue('Mario rossi (rossi.SG10001)');
  });

  it('sends a choice whose answer was lost again as it was, and says that it is done', async () => {
    const options: { head?: { uid: string }; write: () => Promise<unknown> } = {
      write: async () => {
        options.head = { uid: 'rossi.SG10001' };
        options.write = async () => ({});
        throw Object.assign(new Error('x'), { status: 0 });
      },
    };
    const { dialog, sent, box } = await openDialog(options);
    type(box, 'rossi');
    fireEvent.click(offered()[0] as HTMLElement);
    fireEvent.click(dialog.getByRole('button', { name: 'Associa' }));
    await dialog.findByText(/Ora l'incarico è di Anna Rossi/);
    fireEvent.click(dialog.getByRole('button', { name: 'Associa' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]?.input.body).toEqual({ uid: 'rossi.SG10001', replaces: '' });
    expect(sent[1]?.input).toEqual(sent[0]?.input);
  });

  it('says that the users could not be read, and never that there is nobody', async () => {
    const { run } = officeProvider({});
    const getList = vi
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('x'), { status: 500 }))
      .mockResolvedValue({ data: people, total: people.length });
    const options = {
      resource,
      roles: ['supervisor'] as const,
      rows: people,
      calls: { callEndpoint: run, getList },
    };
    viewScreen(<OfficeCard resource={resource} office="DS" />, options);
    fireEvent.click(await screen.findByRole('button', { name: /^(Cambia|Inserisci) il/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Associa DS' }));
    const again = await dialog.findByRole('button', { name: 'Riprova' });
    expect(dialog.queryByRole('combobox', { name: /Utente/ })).toBeNull();
    fireEvent.click(again);
    fireEvent.mouseDown(await dialog.findByRole('combobox', { name: /Utente/ }));
    await waitFor(() => expect(offered()).not.toHaveLength(0));
  });
});
