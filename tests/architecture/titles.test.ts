import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFloor } from '../../scripts/lib/floor.mjs';
import { sourcesUnder } from './sources';
import { faultOf, named, textsOf } from './titles';

const texts = sourcesUnder('tests').flatMap(textsOf);
const faults = (text: string) => textsOf({ path: 'a.test.ts', text }).map(faultOf).filter(Boolean);
/** Numbers that do not stand in this file, which is read as well. */
const [one, two, three, four, five] = ['026', '027', '028', '029', '030'].map((number) => `USR-${number}`);

describe('the titles of tests', () => {
  it('have the numbers of what they prove at the very beginning, four at most', () => {
    expect(texts.map(faultOf).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['with one', `it('${one} shows a user')`],
    ['with four', `it('${one} ${two} ${three} ${four} shows a user')`],
    ['with one of a row', `it.each([['${one}', 1]])('%s ${two} shows %i', () => {})`],
    ['with one of a row after it', `it.each([['${one} one']])('${two} %s is shown', () => {})`],
    ['with that of a decision', `it('shows a user (Q-001)')`],
  ])('may begin %s', (_how, text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ['at the end', `it('shows a user (${one})')`],
    ['in the middle', `it('${one} shows a user as ${two} has it')`],
    ['after a comma', `it('${one}, ${two} shows a user')`],
    ['as a fifth', `it('${one} ${two} ${three} ${four} ${five} shows a user')`],
    ['of no statement', `it('USR-${'999'} shows nobody')`],
    ['after what a template puts in', `it(\`\${user} ${one} is shown\`)`],
    ['of a row that comes late', `it.each([['${one} one']])('shows %s', () => {})`],
  ])('are refused with a number %s', (_where, text) => {
    expect(faults(text)).toHaveLength(1);
  });

  it('still have every number that was proven before', () => {
    const all = new Set(texts.flatMap(named));
    const floor = readFloor(readFileSync('docs/spec/proven.tsv', 'utf8'));
    expect([...floor].filter((id) => !all.has(id))).toEqual([]);
  });
});
