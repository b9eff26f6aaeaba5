import { fields, pick, type RecordOf, ruled } from '../schema/fields';
import { barredMarkup } from '../values/markup';

/** What the news centre holds, one tab each: updates of the applications, news, regulations. */
export const contentCategories = ['aggiornamenti', 'notizie', 'normative'] as const;

/** An item of the news centre (specification, part 2 §3). The same for the people of every school. */
export const contentFields = fields({
  code: { kind: 'text', required: true, readOnly: true, max: 60 },
  category: { kind: 'choice', required: true, of: contentCategories },
  date: { kind: 'day', required: true },
  title: { kind: 'text', required: true, max: 200 },
  text: { kind: 'text', required: true, max: 20_000, lines: 8, barred: [barredMarkup] },
  applicationCode: {
    kind: 'text',
    max: 10,
    about: 'absent when it is about no application',
    say: { required: 'Indicare l’applicazione a cui si riferisce l’aggiornamento' },
  },
  applicationDescription: { kind: 'text', readOnly: true, max: 100 },
  applicationImg: { kind: 'text', max: 200, about: 'address of a picture of the application' },
  version: {
    kind: 'record',
    about: 'the release that an update is about',
    say: { required: 'Indicare la versione rilasciata con l’aggiornamento' },
    of: { version: { kind: 'text', required: true, max: 20 } },
  },
});

export type Content = RecordOf<typeof contentFields>;

/** What an item is published with. */
export const contentPublishFields = pick(
  contentFields,
  'category',
  'title',
  'text',
  'applicationCode',
  'version',
);

const ofUpdates = { category: 'aggiornamenti' } as const;

/** An update is of an application, and of a release of it. */
export const contentPublishRules = ruled(contentPublishFields, {
  required: { applicationCode: ofUpdates, version: ofUpdates },
});

/** What a list of contents can be narrowed to. Absent means any. */
export const contentFilterFields = fields({
  ac: { kind: 'text', max: 10, about: 'application code' },
  category: { kind: 'choice', of: contentCategories },
});

export type ContentFilter = RecordOf<typeof contentFilterFields>;
