import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { operatorProposalConfirm } from '../../contract/staff/endpoints/proposals';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { ShownOnceDialog } from './ShownOnceDialog';
import { secretOf } from './secretOf';

/**
 * Asks for confirmation, executes the proposal of another administrator, and shows data returned only once, such as a
 * link.
 */
export function ConfirmProposal({ rows, close }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const queries = useQueryClient();
  const [proposal] = rows;
  if (!proposal) return null;
  const id = String(proposal.id);
  return (
    <ShownOnceDialog
      resource="operatorProposal"
      title={translate('gestore.proposals.confirm')}
      about={translate('gestore.proposals.confirmAbout', { what: proposal.what, by: proposal.proposedBy })}
      confirm={translate('resources.operatorProposal.actions.confirm.confirm')}
      danger
      meant={id}
      run={async (idempotencyKey) => {
        const { data } = await callApi(operatorProposalConfirm, { params: { id }, idempotencyKey });
        // The call may have changed the contents of any list.
        await queries.invalidateQueries();
        const { link, clientId, clientSecret } = data.answer ?? {};
        if (typeof link === 'string') return [{ label: translate('gestore.staff.link'), value: link }];
        if (typeof clientId !== 'string' || typeof clientSecret !== 'string') return [];
        return secretOf({ clientId, clientSecret }, translate);
      }}
      toldAbout={translate('gestore.proposals.toldAbout')}
      close={close}
    />
  );
}
