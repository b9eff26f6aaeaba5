import { fields, type RecordOf } from '../fields';

/** A news item for the people of every school, published for one version of the client. */
export const newsFields = fields({
  codeNews: { kind: 'text', required: true, readOnly: true },
  version: { kind: 'text', required: true, max: 20, pattern: /^\d+\.\d+\.\d+$/ },
  title: { kind: 'text', required: true, max: 200 },
  text: { kind: 'text', required: true, max: 20_000, lines: 8 },
  publishedAt: { kind: 'instant', required: true, readOnly: true },
});

export type News = RecordOf<typeof newsFields>;
