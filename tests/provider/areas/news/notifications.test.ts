import { describe, expect, it } from 'vitest';
import { CLIENT_VERSION } from '../../../../contract/constants';
import { newsList, newsUnread } from '../../../../contract/news/endpoints';
import { notificationList, notificationMarkRead } from '../../../../contract/news/notificationsEndpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import type { SignedIn } from '../../../fixtures/signIn';

const teacher = 'docente.SG10001';
const supervisor = 'supervisor.SG10001';
const stranger = 'docente.SG10002';

const item = (code_news: string, day: string, more: object = {}) => ({
  code_news,
  version: CLIENT_VERSION,
  title: `Titolo ${code_news}`,
  text: 'Testo',
  published_at: new Date(`2026-${day}T08:00:00Z`),
  withdrawn_at: null,
  ...more,
});

describe('notifications and news', () => {
  const people = peopleForTests([teacher, supervisor, stranger], async (db) => {
    const rows = [
      item('PRIMA', '09-01'),
      item('SECONDA', '09-02'),
      item('VECCHIA', '08-01', { version: '5.26.0' }),
      item('RITIRATA', '09-03', { withdrawn_at: new Date('2026-09-04T08:00:00Z') }),
    ];
    await db.asOwner((tx) => tx.insertInto('news').values(rows).execute());
  });
  const params = (codeNews: string, version = CLIENT_VERSION) => ({ version, codeNews });
  const codes = async (person: SignedIn, endpoint: typeof notificationList | typeof newsList) =>
    (await ask(person, endpoint)).body.map((one: { codeNews: string }) => one.codeNews);

  it('are those of this client that nobody withdrew, newest first, for everybody', async () => {
    for (const who of [teacher, supervisor, stranger])
      expect(await codes(people.as(who), notificationList)).toEqual(['SECONDA', 'PRIMA']);
  });

  it('NEWS-015 one is read once it is put, by this person alone', async () => {
    const reader = people.as(teacher);
    const answer = await ask(reader, notificationMarkRead, { params: params('SECONDA') });
    expect(answer.status).toBe(204);
    expect([notificationMarkRead.method, notificationMarkRead.path]).toEqual([
      'PUT',
      '/api/notify/news/{version}/{codeNews}',
    ]);
    expect(await codes(reader, notificationList)).toEqual(['PRIMA']);
    const unread = await ask(reader, newsUnread, { params: { version: CLIENT_VERSION } });
    expect(unread.body).toMatchObject([{ codeNews: 'PRIMA', title: 'Titolo PRIMA', text: 'Testo' }]);
    for (const other of [supervisor, stranger])
      expect(await codes(people.as(other), notificationList)).toEqual(['SECONDA', 'PRIMA']);
  });

  it('putting it again, twice at once, changes nothing', async () => {
    const reader = people.as(supervisor);
    const put = () => ask(reader, notificationMarkRead, { params: params('PRIMA') });
    expect((await Promise.all([put(), put()])).map(({ status }) => status)).toEqual([204, 204]);
    expect((await put()).status).toBe(204);
    const marks = await people.db.asOwner((tx) =>
      tx.selectFrom('news_read').select('code_news').where('person', '=', supervisor).execute(),
    );
    expect(marks).toEqual([{ code_news: 'PRIMA' }]);
  });

  it.each([
    ['that does not exist', params('NESSUNA')],
    ['of another version than it names', params('VECCHIA')],
    ['that was withdrawn', params('RITIRATA')],
    ['of a version that is none', params('PRIMA', 'ultima')],
  ])('an item %s cannot be marked', async (_name, wrong) => {
    const answer = await ask(people.as(teacher), notificationMarkRead, { params: wrong });
    expect(refusal(answer)).toEqual({ status: 404, code: 'notFound' });
  });

  it('all news tell what this person has read, of every version', async () => {
    const { body } = await ask(people.as(teacher), newsList);
    const shown = body.map((one: { codeNews: string; read: boolean }) => [one.codeNews, one.read]);
    expect(shown).toEqual([
      ['SECONDA', true],
      ['PRIMA', false],
      ['VECCHIA', false],
    ]);
  });
});
