import { describe, expect, it } from 'vitest';
import { pastTables } from '../../provider/demo/past';
import { sourcesUnder } from './sources';

const demo = sourcesUnder('provider').filter(({ path }) => path.startsWith('provider/demo/'));

/** Returns the distinct names after a word, in all files of the demo. */
const named = (word: RegExp) =>
  [...new Set(demo.flatMap(({ text }) => [...text.matchAll(word)].map((found) => found[1])))].sort();

describe('the demo', () => {
  it('is made by the calls of the provider’s own staff, but for what is past: these tables, and no further one', () => {
    // This list only shrinks (decision 0115).
    expect([...pastTables].sort()).toEqual([
      ...['account', 'alias', 'alias_account', 'authorised_app', 'export_request', 'office'],
      ...['operation', 'operation_row', 'practice', 'practice_file', 'registry_person'],
    ]);
    const inserting = demo.filter(({ text }) =>
      /insertRows\(|insertInto\(|insert into|deleteFrom\(/.test(text),
    );
    expect(inserting.map(({ path }) => path)).toEqual(['provider/demo/past.ts']);
    expect(named(/insertPast\(\s*tx,\s*'(\w+)'/g)).toEqual([...pastTables].sort());
  });

  it('says of what is past only which document was signed, and whom an activation names', () => {
    expect(named(/updateTable\('?(\w+)/g)).toEqual([
      'contract_document',
      'practice',
      'preservation',
      'table',
    ]);
    expect(demo.filter(({ text }) => /update \w+ set/.test(text))).toEqual([]);
  });
});
