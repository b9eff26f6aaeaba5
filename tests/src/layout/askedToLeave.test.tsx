import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ProfileMenu } from '../../../src/layout/ProfileMenu';
import { SessionGate } from '../../../src/layout/SessionGate';
import { LeaveGuard } from '../../../src/ui/LeaveGuard';
import { accessIn, inFrame, sessionOf } from './inFrame';

const QUESTION = 'Sei sicuro di voler lasciare questa pagina?';

function Form() {
  const [typed, setTyped] = useState(true);
  return (
    <>
      <output>{typed ? 'typed' : 'given up'}</output>
      <LeaveGuard when={typed} onLeave={() => setTyped(false)} />
    </>
  );
}

const other = {
  uid: 'maria.SG10002',
  customerCode: 'SG10002',
  school: 'IIS Volta',
  city: 'Roma',
  status: true,
  primoAccesso: false,
  current: false,
  waiting: 0,
};

/** Renders the frame around modified forms, with the user menu open. */
async function open(forms: number) {
  const access = accessIn({ phase: 'open', session: sessionOf('user'), expired: false });
  inFrame(
    <>
      <ProfileMenu />
      {Array.from({ length: forms }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Form key={nth} />
      ))}
    </>,
    {
      access,
      session: { profile: { ...sessionOf('user').profile, user_type: 'ALIAS' } },
      callApi: (async () => ({ data: [other] })) as never,
    },
  );
  await userEvent.click(screen.getByRole('button', { name: /^Profilo di Maria Bianchi/ }));
  return access;
}

const ways = [
  ['signing out', 'leave', 'Esci', []],
  ['another account', 'switchTo', 'Cambia account', ['maria.SG10002']],
] as const;

describe.each(ways)('%s over what was typed', (_what, call, button, given) => {
  async function go() {
    const [menu] = screen.getAllByRole('dialog');
    await userEvent.click(within(menu as HTMLElement).getByRole('button', { name: button }));
    if (call === 'switchTo')
      await userEvent.click(await screen.findByRole('button', { name: /maria\.SG10002/ }));
  }
  const question = async () => within(await screen.findByRole('dialog', { name: QUESTION }));

  it('asks first, and stays where that is the answer', async () => {
    const access = await open(1);
    await go();
    const asked = await question();
    expect(access[call]).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Resta sulla pagina' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull());
    expect(access[call]).not.toHaveBeenCalled();
    expect(screen.getByText('typed')).toBeInTheDocument();
  });

  it('goes once it is given up, for each place where something was typed', async () => {
    const access = await open(2);
    await go();
    for (const left of [1, 0]) {
      await userEvent.click((await question()).getByRole('button', { name: 'Lascia la pagina' }));
      await waitFor(() => expect(screen.queryAllByText('typed')).toHaveLength(left));
    }
    await waitFor(() => expect(access[call]).toHaveBeenCalledExactlyOnceWith(...given));
  });
});

it('is asked too where a session that expired is left', async () => {
  const access = accessIn({ phase: 'open', session: sessionOf('user'), expired: true });
  const form = (
    <SessionGate>
      <Form />
    </SessionGate>
  );
  inFrame(form, { access });
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const asked = within(await screen.findByRole('dialog', { name: QUESTION }));
  expect(access.leave).not.toHaveBeenCalled();
  await userEvent.click(asked.getByRole('button', { name: 'Lascia la pagina' }));
  await waitFor(() => expect(access.leave).toHaveBeenCalledOnce());
});
