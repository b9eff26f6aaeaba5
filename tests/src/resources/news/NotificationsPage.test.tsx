import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { NotificationsPage } from '../../../../src/resources/news/NotificationsPage';
import { notifications } from '../../../../src/resources/news/notifications';
import { useUnreadNews } from '../../../../src/resources/news/unreadNews';
import { type Answers, answering, type Sent } from '../../../fixtures/answers';
import { axeFindings, firstScreen, ownScreen } from '../../../fixtures/resourceScreen';

const news = (codeNews: string, place: number) => ({
  codeNews,
  version: '5.27.3',
  title: `Titolo ${codeNews}`,
  text: `Testo ${codeNews}`,
  publishedAt: `2026-08-${30 - place}T08:00:00Z`,
});

/** Renders the page with a provider of unread news, from which marked ones disappear. */
function open(answers: Answers = {}, beside?: ReactNode) {
  let left = ['A', 'B', 'C'].map(news);
  const api = answering({
    newsUnread: () => left,
    notificationMarkRead: ({ params }: Sent) => {
      left = left.filter(({ codeNews }) => codeNews !== params?.codeNews);
    },
    ...answers,
  });
  const options = { roles: ['user'], callApi: api.callApi } as const;
  if (beside)
    firstScreen(
      <>
        <NotificationsPage resource={notifications} />
        {beside}
      </>,
      options,
    );
  else ownScreen('/notifiche', options);
  return api;
}
/** A separate component that uses the same data. */
function Beside() {
  const { data = [] } = useUnreadNews();
  return <p>{`beside: ${data.map(({ id }) => id).join(', ')}`}</p>;
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const marks = (api: ReturnType<typeof open>) =>
  api.sent.flatMap(([id, { params }]) => (id === 'notificationMarkRead' ? [params?.codeNews] : []));

describe('the notifications', () => {
  it('NOTIF-001 NOTIF-004 NOTIF-005 are cards with title and text', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Lista notifiche', level: 1 })).toBeVisible();
    await screen.findByText('Testo A');
    expect(titles()).toEqual(['Titolo A', 'Titolo B', 'Titolo C']);
    expect(await axeFindings()).toEqual([]);
  });

  it('NOTIF-007 NOTIF-010 one is marked as read, and the list read again', async () => {
    const api = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Segna come letta: Titolo B' }));
    await waitFor(() => expect(titles()).toEqual(['Titolo A', 'Titolo C']));
    expect(marks(api)).toEqual(['B']);
    expect(api.idsSent().filter((id) => id === 'newsUnread')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('NOTIF-008 NOTIF-009 all are marked as read, one call each, where there are any', async () => {
    const api = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Segna tutte come lette' }));
    await screen.findByText('Ok, non hai nessuna notifica');
    expect(marks(api)).toEqual(['A', 'B', 'C']);
    expect(screen.queryByRole('button', { name: 'Segna tutte come lette' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it("are a resource: its list is requested once, by the page and by react-admin's hooks", async () => {
    const api = open({}, <Beside />);
    await screen.findByText('Testo A');
    expect(await screen.findByText('beside: A, B, C')).toBeVisible();
    expect(api.idsSent().filter((id) => id === 'newsUnread')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Segna come letta: Titolo B' }));
    expect(await screen.findByText('beside: A, C')).toBeVisible();
  });

  it('NOTIF-011 say that they could not be read', async () => {
    open({
      newsUnread: () => {
        throw ApiError.of(500, undefined);
      },
    });
    expect(await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
  });
});
