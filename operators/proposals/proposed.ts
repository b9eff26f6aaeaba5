import type { Endpoint } from '../../contract/schema/endpoint';
import type { Proposed } from '../../contract/staff/operatorProposal';
import { needsSecondPerson } from '../../contract/staff/staffPermissions';
import type { CallApi } from '../../src/api/CallApi';

/**
 * Thrown for a call that was not executed but waits for a second administrator, because the call itself has no
 * response.
 */
export class WaitsForConfirmation extends Error {
  override readonly name = 'WaitsForConfirmation';
  readonly status = 202;

  constructor(readonly proposed: Proposed) {
    super(proposed.detail);
  }
}

function isProposed({ access }: Endpoint, answer: unknown): answer is Proposed {
  if (access === 'public' || !needsSecondPerson(access)) return false;
  return typeof answer === 'object' && answer !== null && 'proposal' in answer && 'until' in answer;
}

/** Wraps calls so that they throw {@link WaitsForConfirmation} if the provider stored a proposal instead (FOUR_EYES). */
export const tellingProposals = (callApi: CallApi): CallApi => {
  const telling = async (...call: Parameters<CallApi>) => {
    const answer = await callApi(...call);
    const data: unknown = answer.data;
    if (isProposed(call[0], data)) throw new WaitsForConfirmation(data);
    return answer;
  };
  return telling as CallApi;
};
