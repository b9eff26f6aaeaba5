import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { UnreadNews } from '../../../../src/resources/news/UnreadNews';
import { type Answers, answering, type Sent } from '../../../fixtures/answers';
import { axeFindings, firstScreen, lastSaid } from '../../../fixtures/resourceScreen';

const news = (codeNews: string) => ({
  codeNews,
  version: '5.27.3',
  title: `Titolo ${codeNews}`,
  text: '<p>Un <em>testo</em></p>',
  publishedAt: '2026-08-30T08:00:00Z',
});

function open(answers: Answers = {}) {
  let left = ['A', 'B'].map(news);
  const api = answering({
    newsUnread: () => left,
    notificationMarkRead: ({ params }: Sent) => {
      left = left.filter(({ codeNews }) => codeNews !== params?.codeNews);
    },
    ...answers,
  });
  const view = (
    <UnreadNews>
      <p>what comes after</p>
    </UnreadNews>
  );
  firstScreen(view, { roles: ['user'], callApi: api.callApi });
  return api;
}
afterEach(() => localStorage.clear());
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('unread news', () => {
  it('NEWS-002 NEWS-003 NEWS-015 open one after the other for this version, and what comes after waits for them', async () => {
    const { sent } = open();
    const first = within(await dialog('Titolo A'));
    expect(await first.findByText('testo')).toBeVisible();
    expect(screen.queryByText('what comes after')).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(first.getByRole('button', { name: 'Segna come letta' }));
    const second = within(await dialog('Titolo B'));
    await waitFor(() =>
      expect(second.getByRole('button', { name: 'Segna come letta' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(second.getByRole('button', { name: 'Segna come letta' }));
    await screen.findByText('what comes after');
    // After each mark the next one is requested.
    const calls = sent.map(([id]) => id).filter((id) => /^(newsUnread|notificationMarkRead)$/.test(id));
    expect(calls).toEqual([
      ...['newsUnread', 'notificationMarkRead', 'newsUnread'],
      ...['notificationMarkRead', 'newsUnread'],
    ]);
    const [asked] = sent;
    expect(asked?.[1].params).toEqual({ version: '5.27.3' });
    expect(sent.filter(([id]) => id === 'notificationMarkRead').map(([, { params }]) => params)).toEqual([
      { version: '5.27.3', codeNews: 'A' },
      { version: '5.27.3', codeNews: 'B' },
    ]);
  });

  it('put off, stay put off when the page is loaded again, until the next sign-in', async () => {
    open();
    await userEvent.click(within(await dialog('Titolo A')).getByRole('button', { name: 'Leggi più tardi' }));
    cleanup();
    open();
    await screen.findByText('what comes after');
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    localStorage.setItem('sportello.notiziePiuTardi', 'the sign-in before this one');
    open();
    await dialog('Titolo A');
  });

  it('can be left for later', async () => {
    const { idsSent } = open();
    await userEvent.click(within(await dialog('Titolo A')).getByRole('button', { name: 'Leggi più tardi' }));
    await screen.findByText('what comes after');
    expect(idsSent()).not.toContain('notificationMarkRead');
  });

  it('one item where a list is expected is as good', async () => {
    open({ newsUnread: news('SOLA') });
    expect(await dialog('Titolo SOLA')).toBeInTheDocument();
  });

  it('NEWS-004 shows what the provider says where they cannot be read, or one cannot be marked', async () => {
    const refuse = (title: string) => () => {
      throw ApiError.of(409, { code: 'conflict', title });
    };
    open({ newsUnread: refuse('Le notizie riposano.') });
    await waitFor(() => expect(lastSaid()).toEqual(['Le notizie riposano.', 'error']));
    await screen.findByText('what comes after');
  });

  it('NEWS-004 shows it in the dialog, which stays', async () => {
    open({
      notificationMarkRead: () => {
        throw ApiError.of(409, { code: 'conflict', title: 'Non si può.' });
      },
    });
    await userEvent.click(within(await dialog('Titolo A')).getByRole('button', { name: 'Segna come letta' }));
    expect(await within(await dialog('Titolo A')).findByText('Non si può.')).toBeVisible();
  });
});
