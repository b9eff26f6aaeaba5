import { useTranslate } from 'react-admin';
import { operatorProposalRefuse } from '../../contract/staff/endpoints/proposals';
import { refusedProposalFields } from '../../contract/staff/operatorProposal';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { Consequences } from './Consequences';

const refusal = defineCommand('proposalRefusal', {
  fields: { reason: { ...refusedProposalFields.reason, lines: 2 } },
});

/** Asks for a reason, then refuses the proposal of another administrator. */
export function RefuseProposal({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const form = useCommandForm(refusal);
  const [proposal] = rows;
  if (!proposal) return null;
  const params = { id: String(proposal.id) };
  return (
    <Consequences
      {...dialog}
      resource="operatorProposal"
      title={translate('gestore.proposals.refuse')}
      ask={async () => true}
      tell={() =>
        translate('gestore.proposals.refuseAbout', { what: proposal.what, by: proposal.proposedBy })
      }
      confirm={translate('resources.operatorProposal.actions.refuse.confirm')}
      form={form}
      run={(idempotencyKey, body) => callApi(operatorProposalRefuse, { params, body, idempotencyKey })}
    />
  );
}
