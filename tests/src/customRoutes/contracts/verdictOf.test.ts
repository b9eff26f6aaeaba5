import { describe, expect, it } from 'vitest';
import type { SignatureReport } from '../../../../contract/signing/report';
import type { SignatureCode } from '../../../../contract/signing/verdict';
import { verdictOf } from '../../../../src/customRoutes/contracts/verdictOf';
import { it as italian } from '../../../../src/i18n/it/it';

describe('P14 the verdict on a signed file', () => {
  const report = (verdict: SignatureReport['verdict'], ...codes: SignatureCode[]) =>
    ({ verdict, codes: [], signers: [{ codes }] }) as unknown as SignatureReport;

  it('has five sentences for five files, and calls only the first a valid signature', () => {
    const said = [
      report('passed'),
      report('failed', 'content-altered'),
      report('failed', 'other-person'),
      report('indeterminate', 'certificate-expired'),
      report('passed', 'revocation-unchecked'),
    ].map((one) => italian.documents.check.verdicts[verdictOf(one)]);
    expect(new Set(said).size).toBe(5);
    expect(said.map((sentence) => /firma valida/i.test(sentence))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is that of the gravest finding, from which the advice is taken too', () => {
    const both = report('failed', 'certificate-expired', 'key-usage');
    expect(verdictOf(both)).toBe('failed');
    expect(verdictOf(report('failed', 'certificate-expired', 'content-altered'))).toBe('altered');
    expect(verdictOf(report('unreadable', 'unsigned'))).toBe('unsigned');
  });

  it('of a timestamp alone is not that of a signature', () => {
    const stamp = { ...report('passed'), signers: [], timestamps: [{}] } as never;
    expect(verdictOf(stamp)).toBe('stamped');
  });
});
