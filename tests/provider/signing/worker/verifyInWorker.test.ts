import { describe, expect, it } from 'vitest';
import { SIGNED_FILE_LIMIT } from '../../../../contract/constants';
import { sequenceOf } from '../../../../provider/signing/asn1/encode';
import { verifyInWorker } from '../../../../provider/signing/worker/verifyInWorker';
import { NOON } from '../../../fixtures/signatures/corpus';

const ask = (bytes: Uint8Array, limits?: Parameters<typeof verifyInWorker>[1]) =>
  verifyInWorker({ file: { bytes }, trust: { der: [] }, at: NOON }, limits);

describe('a file that goes over a limit is refused, and nothing else happens', () => {
  it('of time', async () => {
    expect(await ask(Buffer.from('Contratto'), { time: 1 })).toMatchObject({
      verdict: 'unreadable',
      codes: ['time-limit'],
      fileSha256: null,
    });
  });

  it('of memory', async () => {
    // Two million elements that must be kept at once.
    const many = sequenceOf(Buffer.from('0500'.repeat(2_000_000), 'hex'));
    const heap = { heap: 8 };
    expect(await ask(many, heap)).toMatchObject({ verdict: 'unreadable', codes: ['too-complex'] });
    expect(await ask(Buffer.from('Contratto'))).toMatchObject({ codes: ['not-a-signature'] });
  });

  it('of size, before it is read', async () => {
    const large = new Uint8Array(SIGNED_FILE_LIMIT + 1);
    expect(await ask(large)).toMatchObject({ verdict: 'unreadable', codes: ['too-large'] });
  });
});

it('a thread does not hold up the others', async () => {
  let turned = false;
  setImmediate(() => {
    turned = true;
  });
  await ask(new Uint8Array(30_000_000).fill(0x41));
  expect(turned).toBe(true);
});
