import * as schoolMessages from '../messages/it/school';
import { fields, pick, type RecordOf, ruled } from '../schema/fields';
import { barredMarkup } from '../values/markup';

/** Categories of the news centre, one tab each: application updates, news, regulations. */
export const contentCategories = ['aggiornamenti', 'notizie', 'normative'] as const;

/** Item of the news centre (specification, part 2 §3). Items are the same for all schools. */
export const contentFields = fields({
  code: { kind: 'text', required: true, readOnly: true, max: 60 },
  category: { kind: 'choice', required: true, of: contentCategories },
  date: { kind: 'day', required: true },
  title: { kind: 'text', required: true, max: 200 },
  text: { kind: 'text', required: true, max: 20_000, lines: 8, barred: [barredMarkup] },
  applicationCode: {
    kind: 'text',
    max: 10,
    about: 'absent if it concerns no application',
    say: { required: schoolMessages.noApplication },
  },
  applicationDescription: { kind: 'text', readOnly: true, max: 100 },
  applicationImg: { kind: 'text', max: 200, about: 'address of a picture of the application' },
  version: {
    kind: 'record',
    about: 'the release that an update is about',
    say: { required: schoolMessages.noVersion },
    of: { version: { kind: 'text', required: true, max: 20 } },
  },
});

export type Content = RecordOf<typeof contentFields>;

/** Data needed to publish an item. */
export const contentPublishFields = pick(
  contentFields,
  'category',
  'title',
  'text',
  'applicationCode',
  'version',
);

const ofUpdates = { category: 'aggiornamenti' } as const;

/** Rules between fields: an update must name an application and its release. */
export const contentPublishRules = ruled(contentPublishFields, {
  required: { applicationCode: ofUpdates, version: ofUpdates },
});

/** Filters of a list of contents. An absent filter matches everything. */
export const contentFilterFields = fields({
  ac: { kind: 'text', max: 10, about: 'application code' },
  category: { kind: 'choice', of: contentCategories },
});

export type ContentFilter = RecordOf<typeof contentFilterFields>;
