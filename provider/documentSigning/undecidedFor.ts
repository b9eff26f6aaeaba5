import type { Acceptance } from '../signing/acceptSignature';

/**
 * Why it is not known yet whether a signature that was in order when it arrived counts; undefined where it is known.
 * The file is the same: what breaks no rule now and does not pass either is trouble of ours, as a folder of the trusted
 * that is being replaced.
 */
export function undecidedFor(acceptance: Acceptance): readonly string[] | undefined {
  // Who was asked and did not say is told by whoever asked.
  if (acceptance.state !== 'refused') return acceptance.state === 'unchecked' ? [] : undefined;
  const { report, refusal } = acceptance;
  const trouble = report?.verdict === 'unreadable' || report?.verdict === 'indeterminate';
  return trouble ? [`the file could not be verified: ${refusal.code}`] : undefined;
}
