import { type Expression, sql } from 'kysely';

/** Returns the plain words of a formatted text; must agree with `wordsIn` of contract/values/cleanMarkup.ts. */
export const wordsSql = (clean: Expression<string>): Expression<string> => sql<string>`
  replace(replace(replace(regexp_replace(regexp_replace(${clean},
    '</?(p|br|ul|ol|li|h3|h4)>', ' ', 'g'), '<[^<>]*>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;
