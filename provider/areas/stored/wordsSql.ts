import { type Expression, sql } from 'kysely';

/** The words of a formatted text alone, as `wordsIn` of contract/values/cleanMarkup.ts has them. */
export const wordsSql = (clean: Expression<string>): Expression<string> => sql<string>`
  replace(replace(replace(regexp_replace(regexp_replace(${clean},
    '</?(p|br|ul|ol|li|h3|h4)>', ' ', 'g'), '<[^<>]*>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;
