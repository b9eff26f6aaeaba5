import type { Acceptance } from '../signing/acceptSignature';

/**
 * Returns why it is not yet known whether a signature that was in order when it arrived counts; undefined if it is
 * known. The file is the same: if it now breaks no rule and still does not pass, the fault is ours, such as a trust
 * folder that is being replaced.
 */
export function undecidedFor(acceptance: Acceptance): readonly string[] | undefined {
  // Addresses that were asked and did not answer are reported by the caller.
  if (acceptance.state !== 'refused') return acceptance.state === 'unchecked' ? [] : undefined;
  const { report, refusal } = acceptance;
  const trouble = report?.verdict === 'unreadable' || report?.verdict === 'indeterminate';
  return trouble ? [`the file could not be verified: ${refusal.code}`] : undefined;
}
