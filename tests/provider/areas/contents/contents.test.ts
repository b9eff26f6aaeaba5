import { describe, expect, it } from 'vitest';
import type { ContentFilter } from '../../../../contract/contents/content';
import { contentList, contentRead } from '../../../../contract/contents/endpoints';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const teacher = 'docente.SG10001';

describe('the news centre', () => {
  const people = peopleForTests([teacher], async (db) => {
    const common = { title: 'Titolo', text: '<p>Testo</p>', application_img: null };
    const general = { ...common, application_code: null, version: null };
    await db.asOwner(async (tx) => {
      const application = { description: 'Bilancio', category: 'Contabile' };
      await tx
        .insertInto('application')
        .values({ ac: 'WWB', ...application })
        .execute();
      await tx
        .insertInto('content')
        .values([
          { ...general, code: 'N1', category: 'notizie', date: '2026-09-01' },
          { ...general, code: 'L1', category: 'normative', date: '2026-09-03' },
          {
            ...common,
            code: 'A1',
            category: 'aggiornamenti',
            date: '2026-09-02',
            application_code: 'WWB',
            version: '4.1.0',
          },
          {
            ...common,
            code: 'A2',
            category: 'aggiornamenti',
            date: '2026-08-02',
            application_code: 'WWA',
            version: '3.0.1',
          },
          {
            ...common,
            code: 'N2',
            category: 'notizie',
            date: '2026-08-01',
            application_code: 'WWB',
            version: null,
          },
        ])
        .execute();
    });
  });
  const list = (query?: ContentFilter) => ask(people.as(teacher), contentList, query ? { query } : {});
  const codes = ({ body }: Answer) => body.map(({ code }: { code: string }) => code);

  it('NEWS-014 answers all contents, those of an application, and those of a category of it', async () => {
    expect(codes(await list())).toEqual(['L1', 'A1', 'N1', 'A2', 'N2']);
    expect(codes(await list({ ac: 'WWB' }))).toEqual(['A1', 'N2']);
    expect(codes(await list({ ac: 'WWB', category: 'notizie' }))).toEqual(['N2']);
    expect(codes(await list({ category: 'normative' }))).toEqual(['L1']);
    expect(codes(await list({ ac: 'MAI' }))).toEqual([]);
  });

  it('one tells its application and its release', async () => {
    const answer = await ask(people.as(teacher), contentRead, { params: { id: 'A1' } });
    expect(answer.body).toEqual({
      code: 'A1',
      category: 'aggiornamenti',
      date: '2026-09-02',
      title: 'Titolo',
      text: '<p>Testo</p>',
      applicationCode: 'WWB',
      applicationDescription: 'Bilancio',
      version: { version: '4.1.0' },
    });
  });

  it('one that is not there is not found', async () => {
    const answer = await ask(people.as(teacher), contentRead, { params: { id: 'A9' } });
    expect(refusal(answer)).toEqual({ status: 404, code: 'notFound' });
  });

  it('says what is wrong with a filter', async () => {
    const answer = await list({ category: 'ricette' } as never);
    expect(answer.body.errors).toEqual([{ field: 'category', message: 'Scegliere uno dei valori proposti' }]);
    expect(refusal(await list({ colore: 'blu' } as never))).toEqual({ status: 400, code: 'invalid' });
  });
});
