import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProfileMenu } from '../../../src/layout/ProfileMenu';
import { accessIn, inFrame, sessionOf } from './inFrame';

async function open() {
  const access = accessIn({ phase: 'open', session: sessionOf('user'), expired: false });
  inFrame(<ProfileMenu />, { access, roles: ['supervisor', 'user'] });
  await userEvent.click(screen.getByRole('button', { name: 'Profilo di Maria Bianchi' }));
  return { access, header: within(screen.getByRole('dialog', { name: 'Maria Bianchi' })) };
}

describe('the profile', () => {
  it.each([
    ['SHELL-016', 'Utente', 'docente.SG10001'],
    ['SHELL-017', 'Scuola', 'Liceo Galilei - Milano'],
    ['SHELL-018', 'Codice meccanografico', 'MIIS01000X'],
    ['SHELL-019', 'Codice cliente', 'SG10001'],
    ['SHELL-020', 'Ultimo accesso', '01/09/2026 10:30'],
  ])('%s shows "%s"', async (_id, term, value) => {
    const { header } = await open();
    expect(header.getByText(term).nextSibling).toHaveTextContent(new RegExp(`^${value}$`));
  });

  it('says what the person is, and "user" only of whoever is nothing more', async () => {
    const { header } = await open();
    expect(header.getByText('Ruolo').nextSibling).toHaveTextContent(/^Supervisor$/);
  });

  it('SHELL-025 leaves by "Esci"', async () => {
    const { access, header } = await open();
    await userEvent.click(header.getByRole('button', { name: 'Esci' }));
    expect(access.leave).toHaveBeenCalledTimes(1);
  });

  it('gives the focus back when it closes', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Profilo di Maria Bianchi' })).toHaveFocus();
  });
});
