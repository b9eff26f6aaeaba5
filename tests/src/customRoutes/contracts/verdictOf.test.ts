import { describe, expect, it } from 'vitest';
import type { OpenedReport } from '../../../../contract/signing/opened';
import { adviceFor, readers } from '../../../../contract/signing/receivedAdvice';
import type { SignatureReport } from '../../../../contract/signing/report';
import { type SignatureCode, signatureCodes } from '../../../../contract/signing/verdict';
import { verdictColours } from '../../../../src/customRoutes/contracts/ReportView';
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

  /** Advice to sign is for the signer, and advice to ask the sender for the recipient. */
  const ofSigner = /^(Firmare|Far firmare|Caricare|Scaricare di nuovo il documento, firmarlo)/;
  const ofReceiver = /mittente|[Cc]hiedere a chi ha firmato/;
  /** The words of a headline that cannot stand over these codes. */
  const impossible: readonly (readonly [codes: RegExp, words: RegExp])[] = [
    [/^stamp-/, /firma/i],
    [/^(archive-|too-|time-limit|container-malformed|file-missing|evidence-)/, /firma/i],
    [/^(?!content-altered|pdf-modified)/, /modificato/i],
    [/^(?!certificate-expired|signed-after-expiry)/, /scaduto/i],
    [/^(?!other-person)/, /altra persona/i],
    [/^(?!file-not-signed)/, /non tutti i file/i],
  ];
  const all = Object.entries(signatureCodes) as [SignatureCode, { means: string; say: string }][];

  it.each(readers.flatMap((reader) => all.map(([code, { means }]) => ({ code, means, reader }))))(
    'agrees with the reason and the advice: $code for the $reader',
    ({ code, means, reader }) => {
      const verdict = means === 'note' ? 'passed' : (means as SignatureReport['verdict']);
      const headline = italian.documents.check.verdicts[verdictOf(report(verdict, code))];
      const advice = adviceFor([code], reader);
      const isPositive = /valida|integra|in regola/i.test(headline);
      const asked = reader === 'receiver' ? ofSigner : ofReceiver;
      expect({
        isPositive,
        isAtRest: advice === 'Non occorre fare altro.',
        asksTheOther: means !== 'note' && asked.test(advice),
        impossible: impossible.filter(
          ([codes, words]) => means !== 'note' && codes.test(code) && words.test(headline),
        ),
        colour: verdictColours[verdictOf(report(verdict, code))] ?? 'error',
      }).toEqual({
        isPositive: verdict === 'passed',
        isAtRest: means === 'note' && code !== 'revocation-unchecked',
        asksTheOther: false,
        impossible: [],
        colour: expect.stringMatching(verdict === 'passed' ? /success|info/ : /error|warning|info/),
      });
    },
  );

  it('of a timestamp alone is not that of a signature', () => {
    const stamp = { ...report('passed'), signers: [], timestamps: [{}] } as unknown as OpenedReport;
    expect(verdictOf(stamp)).toBe('stamped');
    const unchecked = { ...stamp, codes: ['revocation-unchecked'] } as never;
    expect(verdictOf(unchecked)).toBe('stampedUnchecked');
  });
});
