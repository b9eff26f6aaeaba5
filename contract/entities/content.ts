import { fields, type RecordOf } from '../fields';
import { barredMarkup } from '../markup';

/** What the news centre holds, one tab each: updates of the applications, news, regulations. */
export const contentCategories = ['aggiornamenti', 'notizie', 'normative'] as const;

/** An item of the news centre (specification, part 2 §3). The same for the people of every school. */
export const contentFields = fields({
  code: { kind: 'text', required: true, readOnly: true, max: 60 },
  category: { kind: 'choice', required: true, of: contentCategories },
  date: { kind: 'day', required: true },
  title: { kind: 'text', required: true, max: 200 },
  text: { kind: 'text', required: true, max: 20_000, lines: 8, barred: [barredMarkup] },
  applicationCode: { kind: 'text', max: 10, about: 'absent when it is about no application' },
  applicationDescription: { kind: 'text', readOnly: true, max: 100 },
  applicationImg: { kind: 'text', max: 200, about: 'address of a picture of the application' },
  version: {
    kind: 'record',
    about: 'the release that an update is about',
    of: { version: { kind: 'text', required: true, max: 20 } },
  },
});

export type Content = RecordOf<typeof contentFields>;

/** What a list of contents can be narrowed to. Absent means any. */
export const contentFilterFields = fields({
  ac: { kind: 'text', max: 10, about: 'application code' },
  category: { kind: 'choice', of: contentCategories },
});

export type ContentFilter = RecordOf<typeof contentFilterFields>;
