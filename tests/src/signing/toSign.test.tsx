import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, useNotificationContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/permissions/roles';
import { CallApiContext } from '../../../src/api/CallApi';
import { createQueryClient } from '../../../src/dataProvider/queryClient';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { AfterLoad } from '../../../src/layout/afterLoad/AfterLoad';
import { ConsoleTheme } from '../../../src/layout/ConsoleTheme';
import { SessionContext } from '../../../src/session/SessionContext';
import { axeFindings } from '../../fixtures/resourceScreen';
import { authProviderOf, sessionOf } from '../layout/inFrame';

const Where = () => <output>{useLocation().pathname}</output>;
const Said = () => <p>{useNotificationContext().notifications.map(({ message }) => String(message))}</p>;

interface Item {
  readonly id: string;
  readonly codeNews: string;
  readonly title: string;
}

function consoleFor(
  role: Role,
  answer: () => Promise<unknown>,
  news: readonly Item[] = [],
  username = 'maria.SG10001',
) {
  let asked = 0;
  const callApi = async () => {
    asked += 1;
    return { data: await answer() };
  };
  const plain = sessionOf(role);
  const session = { ...plain, profile: { ...plain.profile, selected_account: { username } } };
  const element = (
    <CoreAdminContext
      authProvider={authProviderOf(sessionOf(role))}
      dataProvider={{ getList: async () => ({ data: news, total: news.length }) } as never}
      i18nProvider={createI18nProvider()}
      queryClient={createQueryClient()}
    >
      <ConsoleTheme>
        <CallApiContext value={callApi as never}>
          <SessionContext value={session}>
            <AfterLoad />
            <Where />
            <input aria-label="Cognome" />
            <button type="button">Salva</button>
            <Said />
          </SessionContext>
        </CallApiContext>
      </ConsoleTheme>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return () => asked;
}
const newsItem = (title: string) => ({
  id: title,
  codeNews: title,
  title,
  text: 'Testo',
  publishedAt: '2026-08-30T10:00:00Z',
});
const pending = async () => [{ toSign: true }, { toSign: true }, { toSign: false }];

describe('what is to be signed', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('DOC-002 leads a supervisor to the area', async () => {
    consoleFor('supervisor', pending);
    const dialog = await screen.findByRole('dialog', { name: 'Documenti da firmare' });
    expect(dialog).toHaveTextContent('Ci sono 2 documenti da firmare.');
    await userEvent.click(screen.getByRole('button', { name: 'Vai a documentazione e firma' }));
    expect(screen.getByText('/areaamministrativa/documenti')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<Role>(['user', 'teacherManager', 'campusManager'])(
    'DOC-003 is asked for the supervisor, and for no %s',
    async (role) => {
      const asked = consoleFor(role, pending);
      // By the time the supervisor, who opened later, is notified, others would have been too.
      const bySupervisor = consoleFor('supervisor', pending);
      await screen.findByRole('dialog', { name: 'Documenti da firmare' });
      expect([asked(), bySupervisor()]).toEqual([0, 1]);
    },
  );

  it('is announced once while the tab is open', async () => {
    consoleFor('supervisor', pending);
    await userEvent.click(await screen.findByRole('button', { name: 'Più tardi' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    const asked = consoleFor('supervisor', pending);
    await screen.findByText('/');
    expect(asked()).toBe(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is announced again after a switch to another account in the same tab', async () => {
    consoleFor('supervisor', pending);
    await userEvent.click(await screen.findByRole('button', { name: 'Più tardi' }));
    cleanup();
    consoleFor('supervisor', pending, [], 'bianchi.SG10002');
    expect(await screen.findByRole('dialog', { name: 'Documenti da firmare' })).toBeVisible();
  });

  it('comes after the news, and not again in another tab of the same day', async () => {
    sessionStorage.setItem('sportello.benvenuto', 'visto');
    consoleFor('supervisor', pending, [newsItem('Novità')]);
    const news = await screen.findByRole('dialog', { name: 'Novità' });
    expect(screen.getAllByRole('dialog')).toEqual([news]);
    await userEvent.click(screen.getByRole('button', { name: 'Leggi più tardi' }));
    await screen.findByRole('dialog', { name: 'Documenti da firmare' });
    await userEvent.click(screen.getByRole('button', { name: 'Più tardi' }));
    cleanup();
    // Another tab has its own session storage, and shares local storage.
    sessionStorage.clear();
    const asked = consoleFor('supervisor', pending);
    await screen.findByText('/');
    expect(asked()).toBe(0);
  });

  it('is named with the news in one dialog on the first sign-in in a browser, and in no other after it', async () => {
    consoleFor('supervisor', pending, ['Novità', 'Altra novità'].map(newsItem));
    const welcome = within(await screen.findByRole('dialog', { name: 'Per cominciare' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(welcome.getByRole('link', { name: '2 documenti da firmare' })).toBeVisible();
    expect(welcome.getByRole('link', { name: '2 notifiche da leggere' })).toBeVisible();
    expect(welcome.getByText('Altra novità')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(welcome.getByRole('button', { name: 'Inizia' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    // At the next sign-in new items appear as usual.
    sessionStorage.clear();
    localStorage.removeItem('sportello.notiziePiuTardi');
    consoleFor('supervisor', pending, [newsItem('Novità'), newsItem('Altra novità')]);
    await screen.findByRole('dialog', { name: 'Novità' });
  });

  it('waits while somebody types, whose letters a dialog would swallow', async () => {
    let arrive: (files: unknown) => void = () => undefined;
    consoleFor('supervisor', () => new Promise((resolve) => (arrive = resolve)));
    const field = screen.getByLabelText('Cognome');
    await userEvent.type(field, 'Ros');
    await act(async () => arrive(await pending()));
    await userEvent.type(field, 'si');
    expect(field).toHaveValue('Rossi');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await screen.findByRole('dialog', { name: 'Documenti da firmare' });
  });

  it('leads from the welcome to what it names', async () => {
    consoleFor('supervisor', pending, [newsItem('Novità')]);
    await userEvent.click(await screen.findByRole('link', { name: '1 notifica da leggere' }));
    expect(screen.getByText('/notifiche')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('DOC-002 is not told where nothing is to be signed', async () => {
    let answered = false;
    consoleFor('supervisor', async () => {
      answered = true;
      return [{ toSign: false }];
    });
    await waitFor(() => expect(answered).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('DOC-004 shows what the provider writes where the contracts cannot be read', async () => {
    consoleFor('supervisor', async () => {
      throw Object.assign(new Error('Contratti non leggibili.'), { status: 400 });
    });
    await waitFor(() => expect(screen.getByText('Contratti non leggibili.')).toBeInTheDocument());
  });
});
