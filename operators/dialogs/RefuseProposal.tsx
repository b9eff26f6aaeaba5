import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { operatorProposalRefuse } from '../../contract/staff/endpoints/proposals';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';

/** Minimum length of a reason. */
const LEAST = 10;

/** Refuses the proposal of another administrator, with the reason. */
export function RefuseProposal({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [reason, setReason] = useState('');
  const [proposal] = rows;
  if (!proposal) return null;
  const asked = { params: { id: String(proposal.id) }, body: { reason: reason.trim() } };
  const why = reason.trim().length < LEAST ? translate('gestore.proposals.missing') : undefined;
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
      disabledReason={why}
      meant={asked}
      run={(idempotencyKey) => callApi(operatorProposalRefuse, { ...asked, idempotencyKey })}
    >
      <TextField
        fullWidth
        multiline
        minRows={2}
        size="small"
        sx={{ mt: 2 }}
        label={translate('gestore.proposals.reason')}
        helperText={translate('gestore.proposals.reasonHelp')}
        value={reason}
        onChange={({ target }) => setReason(target.value.slice(0, 500))}
      />
    </Consequences>
  );
}
