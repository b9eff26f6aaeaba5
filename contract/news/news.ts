import { fields, type RecordOf } from '../schema/fields';
import { barredMarkup } from '../values/markup';

/** News item for all schools, published for one version of the client. */
export const newsFields = fields({
  codeNews: { kind: 'text', required: true, readOnly: true, max: 60 },
  version: { kind: 'text', required: true, max: 20, pattern: /^\d+\.\d+\.\d+$/ },
  title: { kind: 'text', required: true, max: 200 },
  text: { kind: 'text', required: true, max: 20_000, lines: 8, barred: [barredMarkup] },
  publishedAt: { kind: 'instant', required: true, readOnly: true },
});

export type News = RecordOf<typeof newsFields>;

/** News item in the list that a person sees. */
export const newsItemFields = fields({
  ...newsFields,
  read: { kind: 'flag', required: true, readOnly: true, about: 'whether this person has marked it as read' },
});

export type NewsItem = RecordOf<typeof newsItemFields>;
