import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Corpus, corpus } from '../../fixtures/signatures/corpus';
import { ANNA, MARIO } from '../../fixtures/signatures/people';
import { attribute, rewrite, signatureIn, signerInfoIn } from '../../fixtures/signatures/rewrite';
import type { SignOptions } from '../../fixtures/signatures/sign';

const COUNTER_SIGNATURE = '1.2.840.113549.1.9.6';
const CONTENT_TYPE = '06092a864886f70d010903';

let made: Corpus;
beforeAll(() => {
  made = corpus();
});
afterAll(() => made.remove());

/** Returns a person's signature with another person's counter-signature: openssl signs the value of the first. */
function counterSigned(by: string, options: SignOptions = {}, file = made.sign('mario')): Buffer {
  made.write('value', signatureIn(file));
  const over = signerInfoIn(made.signFile('value', by, { detached: true, ...options }));
  return rewrite(file, () => ({ unsigned: [attribute(COUNTER_SIGNATURE, over)] }));
}

describe('a counter-signature', () => {
  it('has its own verdict, beside the signature that it signs', () => {
    const { verdict, signers } = made.verify(made.withCertificate(counterSigned('anna'), 'anna'));
    expect(verdict).toBe('passed');
    expect(signers.map(({ taxCode, countersigns, integrity }) => [taxCode, countersigns, integrity])).toEqual(
      [
        [MARIO, null, true],
        [ANNA, 0, true],
      ],
    );
  });

  it('is no signature on the document: who only counter-signs has not signed it', () => {
    const file = made.withCertificate(counterSigned('anna'), 'anna');
    expect(made.verify(file, { person: MARIO }).verdict).toBe('passed');
    const { verdict, signers } = made.verify(file, { person: ANNA });
    expect(verdict).toBe('failed');
    expect(signers.map(({ codes }) => codes.includes('other-person'))).toEqual([true, false]);
  });

  it('over another signature is altered', () => {
    const file = counterSigned('anna', {}, made.sign('mario'));
    const unsigned: Buffer[] = [];
    rewrite(file, (parts) => {
      unsigned.push(...parts.unsigned);
      return {};
    });
    const elsewhere = rewrite(made.sign('mario', { digest: 'sha512' }), () => ({ unsigned }));
    const { verdict, signers } = made.verify(made.withCertificate(elsewhere, 'anna'));
    expect(verdict).toBe('failed');
    expect(signers.map(({ verdict: own }) => own)).toEqual(['passed', 'failed']);
    expect(signers[1]).toMatchObject({ integrity: false });
    expect(signers[1]?.codes).toContain('counter-signature-elsewhere');
  });

  it('needs no content type, which it has none of', () => {
    const file = counterSigned('anna');
    expect(signerInfoIn(file).toString('hex').split(CONTENT_TYPE)).toHaveLength(3);
    expect(made.verify(made.withCertificate(file, 'anna')).signers[1]?.codes).not.toContain(
      'content-type-missing',
    );
  });

  it('is judged by the same rules', () => {
    const weak = counterSigned('anna', { digest: 'sha1' });
    const { verdict, signers } = made.verify(made.withCertificate(weak, 'anna'));
    expect(verdict).toBe('failed');
    expect(signers[1]?.codes).toContain('digest-weak');
  });

  it('of somebody whose certificate is not there stays open', () => {
    const { verdict, signers } = made.verify(counterSigned('anna'));
    expect(verdict).toBe('indeterminate');
    expect(signers[1]?.codes).toContain('certificate-missing');
  });

  it('that cannot be read is said, and the signature under it keeps its verdict', () => {
    const broken = attribute(COUNTER_SIGNATURE, Buffer.from('3003020101', 'hex'));
    const report = made.verify(rewrite(made.sign('mario'), () => ({ unsigned: [broken] })));
    expect(report).toMatchObject({ verdict: 'indeterminate', codes: ['counter-signature-unreadable'] });
    expect(report.signers.map(({ verdict }) => verdict)).toEqual(['passed']);
  });
});
