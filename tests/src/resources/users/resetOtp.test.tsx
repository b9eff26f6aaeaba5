import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../../contract/permissions/roles';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { axeFindings, lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

const LABEL = 'Ripristina OTP';
const asked = userRow('rossi', { otpenabled: true });

function open(row = asked, { otpEnabled = true, roles = ['supervisor'] as readonly Role[] } = {}) {
  const backend = fakeBackend(users, [row]);
  resourceScreen(users, { roles, rows: [row], backend, school: { otpEnabled }, at: `/${row.id}` });
  const sent = () => backend.asked.filter(({ endpoint }) => endpoint === 'userOtpReset');
  return { backend, sent };
}
const button = () => screen.findByRole('button', { name: LABEL });

describe('beginning the one-time code of a user anew', () => {
  it('asks first, then says that the mail was sent', async () => {
    const { sent } = open();
    await userEvent.click(await button());
    const dialog = await screen.findByRole('dialog', { name: "Ripristinare l'OTP?" });
    expect(dialog).toHaveTextContent('Mario rossi');
    expect(await axeFindings()).toEqual([]);
    expect(sent()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: LABEL }));
    await waitFor(() =>
      expect(lastSaid()).toEqual([
        "OTP ripristinato: inviata l'e-mail per collegare di nuovo l'app.",
        'success',
      ]),
    );
    expect(sent().map(({ input }) => input)).toMatchObject([{ id: 'rossi.SG10001' }]);
  });

  it('does nothing after Annulla', async () => {
    const { sent } = open();
    await userEvent.click(await button());
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent()).toEqual([]);
  });

  it.each([
    ['somebody who is asked for none', userRow('rossi'), ['supervisor'], /non è richiesto/],
    ['somebody disabled', { ...asked, status: false }, ['supervisor'], /prima va attivata/],
    ['oneself', userRow('maria', { otpenabled: true }), ['supervisor'], /Autorizzazioni e attività/],
    ['the DS', { ...asked, inCarica: true }, ['teacherManager'], /Solo il supervisor/],
    ['a manager', { ...asked, gruppoRiservato: true }, ['teacherManager'], /Solo il supervisor/],
  ] as const)('is out of use for %s, with the reason', async (_whom, row, roles, why) => {
    const { sent } = open(row, { roles });
    expect(await button()).toHaveAttribute('aria-disabled', 'true');
    expect(await button()).toHaveAccessibleDescription(why);
    await userEvent.click(await button());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('is not there in a school that asks for no code', async () => {
    open(asked, { otpEnabled: false });
    await screen.findByRole('tab');
    expect(screen.queryByRole('button', { name: LABEL })).toBeNull();
  });
});
