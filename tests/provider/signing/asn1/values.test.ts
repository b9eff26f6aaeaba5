import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWhole } from '../../../../provider/signing/asn1/decode';
import { element, integerOf, oidOf, timeOf, utf8Of } from '../../../../provider/signing/asn1/encode';
import { oid, small } from '../../../../provider/signing/asn1/read';
import { readText } from '../../../../provider/signing/asn1/readText';
import { readTime } from '../../../../provider/signing/asn1/readTime';

const node = (tag: number, value: string | Buffer) => decodeWhole(element(tag, Buffer.from(value as string)));

describe('object identifiers', () => {
  it('are read as they were written', () => {
    const arcs = fc.tuple(fc.nat(2), fc.nat(39), fc.array(fc.nat(), { minLength: 1, maxLength: 8 }));
    fc.assert(
      fc.property(arcs, ([first, second, rest]) => {
        const dotted = [first, second, ...rest].join('.');
        expect(oid(decodeWhole(oidOf(dotted)))).toBe(dotted);
      }),
    );
    expect(oid(decodeWhole(Buffer.from('0603883703', 'hex')))).toBe('2.999.3');
  });

  it('that end in the middle of a number are refused', () => {
    expect(() => oid(decodeWhole(Buffer.from('060288b7', 'hex')))).toThrow();
  });
});

describe('small numbers', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (value) => {
        expect(small(decodeWhole(integerOf(value)))).toBe(value);
      }),
    );
  });

  it.each(['0201ff', '02050100000000', '0200'])('are not negative, long or empty: %s', (hex) => {
    expect(() => small(decodeWhole(Buffer.from(hex, 'hex')))).toThrow();
  });
});

describe('times', () => {
  it('are read as they were written, on both sides of 2050', () => {
    const date = fc.date({ min: new Date('1950-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (time) => {
        time.setUTCMilliseconds(0);
        // UTCTime has no century and covers 1950 to 2049.
        expect(readTime(decodeWhole(timeOf(time)))?.toISOString()).toBe(time.toISOString());
      }),
    );
  });

  it.each([
    [0x17, '2611211005Z', '2026-11-21T10:05:00.000Z'],
    [0x17, '261121100500+0100', '2026-11-21T09:05:00.000Z'],
    [0x17, '991231235959Z', '1999-12-31T23:59:59.000Z'],
    [0x18, '20261121100500.123Z', '2026-11-21T10:05:00.000Z'],
    [0x18, '20500101000000Z', '2050-01-01T00:00:00.000Z'],
    [0x17, '261321100500Z', undefined],
    [0x17, '2611211005', undefined],
    [0x18, 'domani', undefined],
    [0x0c, '261121100500Z', undefined],
  ])('of type %i, %s, are %s', (tag, text, iso) => {
    expect(readTime(node(tag, text))?.toISOString()).toBe(iso);
  });
});

describe('texts', () => {
  it('are read from the types that names are written in', () => {
    expect(readText(decodeWhole(utf8Of('Nicolò')))).toBe('Nicolò');
    expect(readText(node(0x13, 'Rossi'))).toBe('Rossi');
    expect(readText(node(0x14, Buffer.from('Nicolò', 'latin1')))).toBe('Nicolò');
    expect(readText(node(0x1e, Buffer.from('004e00ec', 'hex')))).toBe('Nì');
    expect(readText(node(0x1c, Buffer.from('0001f600', 'hex')))).toBe('😀');
  });

  it('of any other type are shown as what they are, and so differ from texts', () => {
    expect(readText(node(0x12, '12'))).toBe('#12023132');
    expect(readText(node(0x93, 'IT'))).toBe('#93024954');
  });
});
