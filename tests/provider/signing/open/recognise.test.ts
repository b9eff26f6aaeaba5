import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  element,
  integerOf,
  octetStringOf,
  oidOf,
  sequenceOf,
} from '../../../../provider/signing/asn1/encode';
import { codesIn, type OpeningCorpus, openingCorpus } from '../../../fixtures/signatures/opened';

let made: OpeningCorpus;
beforeAll(() => {
  made = openingCorpus();
});
afterAll(() => made.remove());

describe('a file that is not what its sender meant', () => {
  it.each(['<!DOCTYPE html><html><body>502 Bad Gateway</body></html>', '\n<html lang="it"></html>'])(
    'is a web page: %s',
    async (text) => {
      const file = Buffer.from(text);
      expect(await made.open(file)).toMatchObject({ verdict: 'unreadable', codes: ['web-page'] });
      expect(made.verify(file)).toMatchObject({ verdict: 'unreadable', codes: ['web-page'] });
    },
  );

  it('is a signature that a program read as text', async () => {
    const file = Buffer.from(made.sign('mario').toString('utf8'));
    expect(await made.open(file)).toMatchObject({ verdict: 'unreadable', codes: ['malformed'] });
  });

  it('is a signed file in base64, encoded again', async () => {
    const once = Buffer.from(made.sign('mario').toString('base64'));
    const { verdict, files } = await made.open(Buffer.from(once.toString('base64')));
    expect([verdict, files[0]?.form]).toEqual(['passed', 'cades']);
  });

  it('is a timestamped file with bytes after it', async () => {
    const signed = made.sign('mario');
    const stamps = element(0xa0, sequenceOf(made.stamp(signed)));
    const body = sequenceOf(integerOf(1), octetStringOf(signed), stamps);
    const file = sequenceOf(oidOf('1.2.840.113549.1.9.16.1.31'), element(0xa0, body));
    expect((await made.open(file)).verdict).toBe('passed');
    const report = await made.open(Buffer.concat([file, Buffer.from('\r\n')]));
    expect([report.verdict, codesIn(report)]).toEqual(['failed', ['trailing-bytes', 'stamp-verified']]);
  });
});
