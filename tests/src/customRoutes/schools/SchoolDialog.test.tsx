import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SchoolProfile } from '../../../../contract/schools/schoolProfile';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import type { Sent } from '../../../fixtures/answers';
import { axeFindings, lastSaid } from '../../../fixtures/resourceScreen';
import { button, editSchool, input, replace, savedWith, school } from '../../../fixtures/schoolProfile';

describe('the form of the school', () => {
  it('SCHOOL-010 SCHOOL-011 SCHOOL-030 is a dialog that saves over the version that was seen', async () => {
    const api = await editSchool();
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica scuola' }));
    expect(dialog.getByRole('button', { name: 'Annulla' })).toBeVisible();
    replace('Nome', 'Galileo Galilei');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(lastSaid()).toEqual(['Profilo aggiornato con successo!', 'success']));
    expect(savedWith(api)).toMatchObject({
      ifMatch: '"7"',
    });
    expect(savedWith(api)?.body).toEqual({ name: 'Galileo Galilei' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Galileo Galilei')).toBeVisible();
  });

  it.each([
    ['SCHOOL-019 SCHOOL-020 SCHOOL-021 SCHOOL-024', ['Intestazione', 'Email', 'Pec', 'Città']],
    ['SCHOOL-022 SCHOOL-023', ['Nome del DPO', 'Email del DPO']],
  ])('%s asks for what is missing: %j', async (_ids, labels) => {
    const api = await editSchool();
    for (const label of labels) replace(label, '');
    await userEvent.click(button('Salva'));
    await screen.findByText('Dati assenti o non validi!');
    for (const label of labels) expect(input(label)).toHaveAccessibleDescription('Campo obbligatorio');
    expect(api.idsSent()).not.toContain('schoolUpdate');
  });

  it('SCHOOL-025 SCHOOL-026 asks for a CAP of five digits', async () => {
    const api = await editSchool();
    for (const [typed, message] of [
      ['', 'CAP obbligatorio'],
      ['199', 'CAP non valido (es. 00199)'],
      ['0019A', 'CAP non valido (es. 00199)'],
    ] as const) {
      replace('CAP', typed);
      await userEvent.click(button('Salva'));
      await waitFor(() => expect(input('CAP')).toHaveAccessibleDescription(message));
    }
    expect(api.idsSent()).not.toContain('schoolUpdate');
  });

  it('SCHOOL-027 takes a provincia of two characters', async () => {
    await editSchool();
    await userEvent.clear(input('Provincia'));
    await userEvent.type(input('Provincia'), 'ROM');
    expect(input('Provincia')).toHaveValue('RO');
  });

  it('SHELL-041 says that the data are not valid, and leads to each field', async () => {
    const api = await editSchool();
    for (const label of ['Intestazione', 'CAP', 'Città']) replace(label, '');
    await userEvent.click(button('Salva'));
    const summary = within(
      (await screen.findByText('Dati assenti o non validi!')).closest('[role=alert]') as HTMLElement,
    );
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Intestazione: Campo obbligatorio',
      'CAP: CAP obbligatorio',
      'Città: Campo obbligatorio',
    ]);
    // The summary appears with the errors; the attempt, and with it the focus, ends after them.
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByText('Dati assenti o non validi!')),
    );
    await userEvent.click(summary.getByRole('link', { name: /CAP/ }));
    expect(input('CAP')).toHaveFocus();
    expect(api.idsSent()).not.toContain('schoolUpdate');
    expect(await axeFindings()).toEqual([]);
  });

  it('SHELL-047 says what the provider refuses, at its field or above all', async () => {
    let refusal = ApiError.of(400, {
      code: 'invalid',
      title: 'Dati assenti o non validi!',
      errors: [{ field: 'pec', message: 'Non va bene' }],
    });
    await editSchool({
      schoolUpdate: () => {
        throw refusal;
      },
    });
    replace('Fax', '06 111');
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(input('Pec')).toHaveAccessibleDescription('Non va bene'));
    refusal = ApiError.of(500, { code: 'internal', title: 'Il fornitore lo dice così.' });
    await userEvent.click(button('Salva'));
    await screen.findByText('Il fornitore lo dice così.');
  });

  it.each([
    [undefined, 'La sessione è scaduta. Accedere di nuovo per continuare.'],
    [{ title: 'Accesso terminato.' }, 'Accesso terminato.'],
  ])(
    'SCHOOL-029 says the common message where the saving is answered with a 401 and %j',
    async (problem, text) => {
      await editSchool({
        schoolUpdate: () => {
          throw ApiError.of(401, problem);
        },
      });
      replace('Fax', '06 111');
      await userEvent.click(button('Salva'));
      await screen.findByText(text);
      expect(button('Salva')).not.toHaveAttribute('aria-disabled', 'true');
    },
  );

  /** Another user saves `theirs` before the first save. */
  const changedMeanwhile = (theirs: Partial<SchoolProfile>) => {
    const current = { ...school, ...theirs };
    let once = true;
    return editSchool({
      schoolUpdate: ({ body }: Sent) => {
        if (!once) return { ...current, ...(body as object) };
        once = false;
        throw ApiError.of(412, {
          code: 'stale',
          title: 'x',
          current,
          currentVersion: '"9"',
          changedBy: { name: 'Anna Bianchi', at: '2026-09-02T08:00:00.000Z' },
        });
      },
    });
  };

  it('puts its own change beside what somebody else saved in another field, and asks nothing', async () => {
    const api = await changedMeanwhile({ telephonenumber: '06 999' });
    replace('Fax', '06 111');
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(savedWith(api)).toMatchObject({ ifMatch: '"9"', body: { faxNumber: '06 111' } });
    expect(savedWith(api)?.body).toEqual({ faxNumber: '06 111' });
    expect(screen.getByText('06 999')).toBeVisible();
  });

  it('shows of what both changed, and of that alone, both values and who saved the other', async () => {
    const api = await changedMeanwhile({ name: 'Di un altro', city: 'Milano' });
    replace('Nome', 'Mio');
    await userEvent.click(button('Salva'));
    const conflict = await screen.findByText('Gli stessi dati sono stati modificati da un altro utente');
    const alert = within(conflict.closest('[role=alert]') as HTMLElement);
    expect(alert.getByText(/Salvato da Anna Bianchi il 02\/09\/2026/)).toBeVisible();
    expect(
      alert.getAllByRole('radio').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['valore attuale: Di un altro', 'valore scritto qui: Mio']);
    expect(input('Nome')).toHaveValue('Mio');
    expect(input('Città')).toHaveValue('Milano');
    await userEvent.click(alert.getByLabelText('valore attuale: Di un altro'));
    expect(input('Nome')).toHaveValue('Di un altro');
    await userEvent.click(alert.getByLabelText('valore scritto qui: Mio'));
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(savedWith(api)).toMatchObject({ ifMatch: '"9"' });
    expect(savedWith(api)?.body).toEqual({ name: 'Mio' });
  });

  it('sends nothing where nothing was changed', async () => {
    const api = await editSchool();
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.idsSent()).not.toContain('schoolUpdate');
  });

  it('is not left with what was typed unless that is agreed to', async () => {
    await editSchool();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    replace('Fax', '06 111');
    expect(asks()).toBe(true);
    await userEvent.click(button('Annulla'));
    expect(asks()).toBe(false);
  });

  it.each([
    [
      'SCHOOL-015 SCHOOL-018',
      'Accesso con codice OTP',
      'Attivare il codice OTP?',
      /primo accesso con OTP/,
      { otpEnabled: true },
    ],
    [
      'SCHOOL-016',
      'Accesso con SPID e CIE',
      'Disattivare SPID e CIE?',
      /nessun utente/,
      { spidEnabled: false },
    ],
    [
      'SCHOOL-016',
      'Accesso con SPID e CIE',
      'Attivare SPID e CIE?',
      /gli utenti abilitati potranno/,
      { spidEnabled: true },
    ],
    [
      'SCHOOL-015 SCHOOL-017',
      'Accesso con codice OTP',
      'Disattivare il codice OTP?',
      /sarà disattivato per tutte le utenze della scuola/,
      { otpEnabled: false },
    ],
  ])('%s a switch is turned once that is confirmed: %s, %s', async (_id, label, title, about, sent) => {
    // The requested values differ from the stored ones.
    const turned = Object.fromEntries(Object.entries(sent).map(([name, on]) => [name, !on]));
    const api = await editSchool({ schoolRead: { ...school, ...turned } });
    const toggle = screen.getByRole('switch', { name: label });
    const before = (toggle as HTMLInputElement).checked;
    await userEvent.click(toggle);
    const question = within(screen.getByRole('alertdialog', { name: title }));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(about);
    await userEvent.click(question.getByRole('button', { name: 'Annulla' }));
    expect(toggle).toHaveProperty('checked', before);
    await userEvent.click(toggle);
    await userEvent.click(button('Conferma'));
    expect(toggle).toHaveProperty('checked', !before);
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(savedWith(api)?.body).toMatchObject(sent));
  });
});
