import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { choices, SOURCE } from '../../../fixtures/transferProvider';
import { at, boom, button, heading, press, red } from '../../../fixtures/transferScreen';

describe('the third step of a transfer', () => {
  const area = async (name: string) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Area/ }), name);
  };
  const type = (label: RegExp, value: string) => {
    const box = screen.getByRole('textbox', { name: label });
    fireEvent.change(box, { target: { value } });
    fireEvent.blur(box);
    return box;
  };
  const empty = { applicativi: undefined };

  it('XFER-011 XFER-012 XFER-047 XFER-078 offers the applications of the area, and then the source code', async () => {
    at('applicativi', {}, empty);
    await area('Area Contabile');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'Bilancio',
      'Magazzino',
      'Inventario',
    ]);
    const code = screen.getByRole('textbox', { name: /^Codice ministeriale/ });
    expect(code).toHaveAttribute('readonly');
    expect(code).toHaveAccessibleDescription('Scegliere prima gli applicativi.');
    await userEvent.click(boxes[1] as HTMLElement);
    expect(code).not.toHaveAttribute('readonly');
    await area('Area Documentale');
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      ...['Gecodoc', 'Amministrazione Trasparente'],
    ]);
  });

  it('XFER-049 XFER-050 XFER-013 XFER-014 chooses the only application of an area by itself, and asks its supplier', async () => {
    at('applicativi', {}, empty);
    for (const [name, only] of [
      ['Area Didattica', 'Alunni'],
      ['Area Personale', 'Personale'],
    ] as const) {
      await area(name);
      expect(screen.getByRole('checkbox', { name: only })).toBeChecked();
      expect(
        screen.getByRole('textbox', { name: new RegExp(`^Fornitore di provenienza: ${only}`) }),
      ).toBeVisible();
    }
    expect(screen.getByRole('textbox', { name: /^Codice ministeriale di provenienza/ })).not.toHaveAttribute(
      'readonly',
    );
  });

  it('XFER-015 XFER-081 XFER-082 XFER-083 asks the PEC for Gecodoc and the year for Bilancio alone', async () => {
    at('applicativi', {}, empty);
    await area('Area Documentale');
    expect(screen.queryByRole('textbox', { name: /^PEC/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gecodoc' }));
    type(/^PEC/, '');
    expect(await screen.findByText('E-mail obbligatoria')).toBeVisible();
    type(/^PEC/, 'scuola');
    expect(await screen.findByText('E-mail non valida')).toBeVisible();
    await area('Area Contabile');
    expect(screen.queryByRole('textbox', { name: /^PEC/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bilancio' }));
    type(/^Anno finanziario/, '25');
    expect(await screen.findByText("L'anno deve essere di 4 cifre")).toBeVisible();
  });

  it('XFER-074 XFER-075 XFER-076 XFER-079 says what is wrong with a box once it is left', async () => {
    at('applicativi', {}, empty);
    await area('Area Didattica');
    type(/^Fornitore/, '');
    expect(await screen.findByText('Campo Obbligatorio')).toBeVisible();
    const code = type(/^Codice ministeriale/, 'TNIS');
    expect(code).toHaveAttribute('maxlength', '10');
    expect(await screen.findByText('Il codice ministeriale deve essere di 10 caratteri')).toBeVisible();
    expect(await button('Avanti')).toHaveAttribute('aria-disabled', 'true');
  });

  it('XFER-041 XFER-053 XFER-110 sends the choices with the year of the day, and comes to the files', async () => {
    const { of, run } = at('applicativi', {}, empty);
    await area('Area Didattica');
    type(/^Fornitore/, 'nUVOLA');
    type(/^Codice ministeriale/, 'tnis013001');
    run.step = 'allegati';
    run.answers.applicativi = choices;
    await press('Avanti');
    await heading('Allegati');
    expect(of('practiceSave')[0]?.body).toEqual({
      customerCode: 'SG10001',
      nomeDs: 'Anna',
      cognomeDs: 'Rossi',
      anno: expect.stringMatching(/^20\d\d$/),
      area: 'Didattica',
      applicativi: [{ appCode: 'wwa', fornitore: 'Nuvola' }],
      codMinAltri: SOURCE,
    });
  });

  it('XFER-098 says in red that the choices could not be saved, and keeps them', async () => {
    at('applicativi', { practiceSave: boom });
    await heading('Area appartenenza applicativi');
    await press('Avanti');
    await red('Errore durante il salvataggio delle scelte fatte');
    expect(screen.getByRole('textbox', { name: /^Codice ministeriale/ })).toHaveValue(SOURCE);
  });

  it('XFER-063 forgets what was typed when it is left backwards', async () => {
    at('applicativi', {}, empty);
    await area('Area Didattica');
    type(/^Fornitore/, 'Nuvola');
    await press('Indietro');
    await heading('DS responsabile');
    await press('Avanti');
    await heading('Area appartenenza applicativi');
    expect(screen.queryByRole('textbox', { name: /^Fornitore/ })).toBeNull();
  });
});
