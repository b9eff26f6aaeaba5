import { useTranslate } from 'react-admin';
import { operatorProposalWithdraw } from '../../contract/staff/endpoints/proposals';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';

/** Asks for confirmation, then withdraws a proposal that the person made. */
export function WithdrawProposal({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [proposal] = rows;
  if (!proposal) return null;
  const params = { id: String(proposal.id) };
  return (
    <Consequences
      {...dialog}
      resource="operatorProposal"
      title={translate('gestore.proposals.withdraw')}
      ask={async () => true}
      tell={() => translate('gestore.proposals.withdrawAbout', { what: proposal.what })}
      confirm={translate('resources.operatorProposal.actions.withdraw.confirm')}
      meant={params}
      run={(idempotencyKey) => callApi(operatorProposalWithdraw, { params, idempotencyKey })}
    />
  );
}
