import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaxCode } from '../../../contract/values/codiceFiscale';
import { type Corpus, corpus, DOCUMENT } from '../../fixtures/signatures/corpus';
import { ANNA, MARIO } from '../../fixtures/signatures/people';
import type { SignOptions } from '../../fixtures/signatures/sign';
import { unprotectedIn } from '../../fixtures/signatures/unprotected';

/** `npm run soak` tries every bit; `npm test` a fixed sample. */
const EVERY_BIT = process.env.EVERY_BIT === '1';
const SAMPLE = 900;
const SEED = 20_261_121;

let made: Corpus;
beforeAll(() => {
  made = corpus();
});
afterAll(() => made.remove());

/** Yields endless numbers below `limit`, the same for the same seed (a linear congruential generator). */
function* chance(limit: number): Generator<number> {
  for (let state = SEED; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield Math.floor((state / 2 ** 32) * limit);
  }
}

function bitsOf(file: Buffer): readonly number[] {
  const all = file.length * 8;
  if (EVERY_BIT) return Array.from({ length: all }, (_, bit) => bit);
  const drawn = new Set<number>();
  for (const bit of chance(all)) {
    drawn.add(bit);
    if (drawn.size === SAMPLE) break;
  }
  return [...drawn];
}

const flipped = (file: Buffer, bit: number): Buffer => {
  const copy = Buffer.from(file);
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
};

const kinds: readonly [string, string, TaxCode, SignOptions][] = [
  ['RSA', 'mario', MARIO, {}],
  ['RSA-PSS', 'mario', MARIO, { more: ['-keyopt', 'rsa_padding_mode:pss'] }],
  ['ECDSA, streamed', 'anna', ANNA, { more: ['-stream'] }],
  ['RSA without its issuer', 'mario', MARIO, { more: ['-keyid'] }],
];

describe('one bit of a signature changed', () => {
  it.each(kinds)(
    'is never accepted where it says something: %s',
    { timeout: EVERY_BIT ? 1_200_000 : 60_000 },
    (_, name, person, options) => {
      const file = made.sign(name, options);
      const question = { person, content: Buffer.from(DOCUMENT) };
      expect(made.verify(file, question).verdict).toBe('passed');
      const unprotected = unprotectedIn(file);
      const accepted = bitsOf(file).filter(
        (bit) => made.verify(flipped(file, bit), question).verdict === 'passed',
      );
      const unexplained = accepted.filter(
        (bit) => !unprotected.some(({ from, to }) => bit >> 3 >= from && bit >> 3 < to),
      );
      expect(unexplained.map((bit) => around(file, bit))).toEqual([]);
    },
  );

  it('that is left unnoticed would be seen here: the versions and the list of digests are', () => {
    const file = made.sign('mario');
    const noticed = unprotectedIn(file).map(({ from, to }) => {
      const bits = Array.from({ length: (to - from) * 8 }, (_, index) => from * 8 + index);
      return bits.some((bit) => made.verify(flipped(file, bit)).verdict === 'passed');
    });
    expect(noticed).toEqual([true, true, true]);
  });
});

/** Describes the position: the octet and its surroundings. */
const around = (file: Buffer, bit: number) =>
  `octet ${bit >> 3} bit ${bit & 7}: ${file.toString('hex', Math.max(0, (bit >> 3) - 6), bit >> 3)} [${file.toString('hex', bit >> 3, (bit >> 3) + 1)}] ${file.toString('hex', (bit >> 3) + 1, (bit >> 3) + 7)}`;
