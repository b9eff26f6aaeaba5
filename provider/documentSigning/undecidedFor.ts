import type { Acceptance } from '../signing/acceptSignature';

/**
 * Returns why it is still unknown whether a waiting signature counts; undefined if it is known. The signature was valid
 * when it arrived. If it is now neither valid nor invalid, the fault is ours, for example because the folder of trusted
 * authorities is being replaced.
 */
export function undecidedFor(acceptance: Acceptance): readonly string[] | undefined {
  // The list is empty because the caller has the addresses that did not respond.
  if (acceptance.state !== 'refused') return acceptance.state === 'unchecked' ? [] : undefined;
  const { report, refusal } = acceptance;
  const trouble = report?.verdict === 'unreadable' || report?.verdict === 'indeterminate';
  return trouble ? [`the file could not be verified: ${refusal.code}`] : undefined;
}
