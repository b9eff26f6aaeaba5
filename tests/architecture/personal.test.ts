import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressesIn, isNobodysAddress, taxCodesIn } from '../fixtures/personal';
import { filesUnder } from './sources';

const TEXT = /\.(tsx?|mjs|jsx?|json|md|ya?ml|html|css|sql|tsv|csv|txt|snap|sh)$/;
const files = filesUnder('')
  .filter((path) => TEXT.test(path) && path !== 'package-lock.json')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const foundIn = (what: (text: string) => readonly string[]) =>
  files.flatMap(({ path, text }) => what(text).map((one) => `${path}: ${one}`));

/**
 * Prefixes for Rossi, Verdi, Bianchi, Bruni, "Prova" and Z: the names of Italian example people, such as Mario Rossi.
 */
const OF_EXAMPLES = /^(RSS|VRD|BNC|BRN|PRV|ZZZ)/;
/** Examples published by others, which test the check character. */
const PUBLISHED: readonly string[] = ['FOXDRA26C24H872Y', 'MRTMTT25D09F205Z'];

describe('what is kept beside the code', () => {
  it('has no e-mail address of anybody', () => {
    expect(foundIn(addressesIn).length).toBeGreaterThan(100);
    expect(foundIn((text) => addressesIn(text).filter((one) => !isNobodysAddress(one)))).toEqual([]);
  });

  it('has no tax code but those of examples', () => {
    const strange = (one: string) => !OF_EXAMPLES.test(one) && !PUBLISHED.includes(one);
    expect(foundIn(taxCodesIn).length).toBeGreaterThan(50);
    expect(foundIn((text) => taxCodesIn(text).filter(strange))).toEqual([]);
  });

  it('has no snapshot, in which data of a run could stay', () => {
    const keeps = new RegExp(
      `\\.toMatch(File|Inline)?${'Snapshot'}|toThrowErrorMatching(Inline)?${'Snapshot'}`,
    );
    expect(files.filter(({ path }) => path.endsWith('.snap'))).toEqual([]);
    expect(files.filter(({ path, text }) => path.startsWith('tests/') && keeps.test(text))).toEqual([]);
  });
});
