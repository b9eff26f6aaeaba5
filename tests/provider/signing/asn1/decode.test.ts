import { fromBER } from 'asn1js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../../provider/signing/asn1/canonical';
import { decode, decodeWhole } from '../../../../provider/signing/asn1/decode';
import { element, lengthOctets, octetStringOf, sequenceOf } from '../../../../provider/signing/asn1/encode';
import type { Asn1 } from '../../../../provider/signing/asn1/node';
import { octetString, pieces } from '../../../../provider/signing/asn1/read';
import { Unreadable } from '../../../../provider/signing/asn1/unreadable';

/** Nested elements, each in DER or with indefinite length. */
const { tree } = fc.letrec<{ tree: Buffer }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.uint8Array({ maxLength: 300 }).map((bytes) => octetStringOf(bytes)),
    fc
      .tuple(fc.array(tie('tree'), { maxLength: 4 }), fc.constantFrom(0x30, 0x31, 0xa0, 0xa1), fc.boolean())
      .map(([parts, tag, open]) =>
        open ? Buffer.concat([Buffer.of(tag, 0x80), ...parts, Buffer.of(0, 0)]) : element(tag, ...parts),
      ),
  ),
}));

const shape = (node: Asn1): unknown =>
  node.constructed
    ? [node.class, node.tag, node.children.map(shape)]
    : [node.class, node.tag, node.value.toString('hex')];

/** Returns the same structure from the library's result for a whole file. */
function libraryShape(block: { idBlock: object; valueBlock: object }): unknown {
  const { tagClass, tagNumber, isConstructed } = block.idBlock as Record<string, number>;
  const { value, valueHexView } = block.valueBlock as { value: never[]; valueHexView: Uint8Array };
  const name = ['universal', 'application', 'context', 'private'][Number(tagClass) - 1];
  return isConstructed
    ? [name, tagNumber, value.map(libraryShape)]
    : [name, tagNumber, Buffer.from(valueHexView).toString('hex')];
}

const code = (read: () => unknown): string => {
  try {
    read();
    return 'read';
  } catch (error) {
    return error instanceof Unreadable ? error.code : `threw ${error}`;
  }
};

describe('decoding', () => {
  it('finds what the library finds when it decodes everything at once', () => {
    fc.assert(
      fc.property(tree, (bytes) => {
        const { result } = fromBER(bytes, { parseEmbedded: false });
        expect(shape(decodeWhole(bytes))).toEqual(libraryShape(result));
      }),
      { numRuns: 300 },
    );
  });

  it('tells what follows an element', () => {
    fc.assert(
      fc.property(tree, fc.uint8Array({ maxLength: 9 }), (bytes, more) => {
        const { root, trailing } = decode(Buffer.concat([bytes, more]));
        expect(root.bytes.equals(bytes)).toBe(true);
        expect(trailing).toBe(more.length);
      }),
    );
  });

  it('of what was cut anywhere says that it is truncated', () => {
    fc.assert(
      fc.property(tree, fc.nat(), (bytes, cut) => {
        const shorter = bytes.subarray(0, cut % bytes.length);
        expect(code(() => decodeWhole(Buffer.from(shorter)))).toBe(
          shorter.length === 0 ? 'empty' : 'truncated',
        );
      }),
    );
  });

  it('of any bytes whatever ends with a code, never with a crash', () => {
    const walk = (node: Asn1): unknown => node.children.map(walk);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
        expect(['read', 'truncated', 'malformed', 'too-complex']).toContain(
          code(() => walk(decodeWhole(Buffer.from(bytes)))),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not take an element that sticks out of its parent', () => {
    const bytes = Buffer.from('3005300404020000', 'hex');
    expect(code(() => decodeWhole(bytes).children.map((child) => child.children))).toBe('malformed');
  });

  it('stops at depth, and at a number of elements', () => {
    expect(code(() => decodeWhole(Buffer.from('3080'.repeat(70), 'hex')))).toBe('too-complex');
    const nested = Array.from({ length: 60 }).reduce<Buffer>(
      (inner) => sequenceOf(inner),
      Buffer.of(0x05, 0),
    );
    expect(code(() => decodeWhole(nested))).toBe('read');
  });

  it('decodes no more elements than a signature of that size has', () => {
    const nulls = (count: number) => sequenceOf(Buffer.from('0500'.repeat(count), 'hex'));
    let looked = 0;
    const walk = (bytes: Buffer) => {
      for (const node of decodeWhole(bytes).each()) looked += node.bytes.length > 0 ? 1 : 0;
    };
    expect(code(() => walk(nulls(1_000_000)))).toBe('too-complex');
    expect(looked).toBeLessThan(250_000);
    expect(code(() => walk(nulls(5_000)))).toBe('read');
  });

  it('joins the pieces of a streamed OCTET STRING, however they are nested', () => {
    const streamed = Buffer.from('24800402010224800401030000040104' + '0000', 'hex');
    expect(octetString(decodeWhole(streamed)).toString('hex')).toBe('01020304');
    expect([...pieces(decodeWhole(streamed))].map((piece) => piece.toString('hex'))).toEqual([
      '0102',
      '03',
      '04',
    ]);
    const mixed = Buffer.from('24040201010500', 'hex').subarray(0, 6);
    expect(code(() => octetString(decodeWhole(mixed)))).toBe('malformed');
  });
});

describe('writing again in DER', () => {
  it('closes lengths, joins pieces and sorts sets, and says the same', () => {
    expect(canonical(decodeWhole(Buffer.from('3180040102040101' + '0000', 'hex'))).toString('hex')).toBe(
      '3106040101040102',
    );
    expect(canonical(decodeWhole(Buffer.from('2480040101040102' + '0000', 'hex'))).toString('hex')).toBe(
      '04020102',
    );
    fc.assert(
      fc.property(tree, (bytes) => {
        const once = canonical(decodeWhole(bytes));
        expect(canonical(decodeWhole(once)).equals(once)).toBe(true);
      }),
    );
  });
});

describe('lengths', () => {
  it.each([
    [0, '00'],
    [127, '7f'],
    [128, '8180'],
    [256, '820100'],
    [50_000_000, '8402faf080'],
  ])('%i', (length, hex) => {
    expect(lengthOctets(length).toString('hex')).toBe(hex);
  });
});
