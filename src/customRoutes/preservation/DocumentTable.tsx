import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useNotify } from 'react-admin';
import { preservationGenerate } from '../../../contract/preservation/endpoints';
import {
  type PreservationKind,
  type PreservationStatus,
  preservationDocuments,
} from '../../../contract/preservation/preservation';
import { documentsIn } from '../../../contract/preservation/procedure';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useWhyWithheld } from '../../session/viewer';
import { Maintenance } from '../../signing/Maintenance';
import { useSigningState } from '../../signing/useSigningState';
import { Button } from '../../ui/Button';
import { Tips } from '../../ui/tips/Tips';
import { DocumentDialogs } from './DocumentDialogs';
import { DocumentRow } from './DocumentRow';
import { useDocumentActions } from './useDocumentActions';
import { useDs, useManager, useReadAgain } from './usePreservationData';

/** Lists the four documents: their signers, their state, and the actions to read and sign each. */
export function DocumentTable({ status }: { readonly status: PreservationStatus }) {
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { run, callApi, running, error } = useCommand();
  const actions = useDocumentActions();
  const { data: ds } = useDs();
  const { data: manager } = useManager();
  const nameOf = { DS: ds?.name ?? '', manager: manager?.name ?? '' };
  const signerOf = (kind: PreservationKind) => nameOf[preservationDocuments[kind].signer];
  const documents = documentsIn(status);
  const withheld = useWhyWithheld()(['preservation', 'sign']);
  const maintenance = useSigningState().data?.maintenance === true;
  const anew = () =>
    run(async () => {
      await callApi(preservationGenerate);
      notify('services.updated', { type: 'success' });
      await readAgain();
    });
  const stuck = status.dsCambiato || documents.some(({ state }) => state === 'failed');

  return (
    <Tips>
      {maintenance && <Maintenance />}
      {stuck && (
        <Alert
          severity="warning"
          sx={{ my: 1, flexWrap: 'wrap' }}
          action={
            <Button color="inherit" busy={running} onClick={() => void anew()}>
              {say('services.preservation.documents.again')}
            </Button>
          }
        >
          {say(`services.preservation.documents.${status.dsCambiato ? 'otherDs' : 'failed'}`)}
        </Alert>
      )}
      <div role="alert">
        {(error ?? actions.error) && (
          <Alert role="none" severity="error" sx={{ my: 1 }}>
            {error ?? actions.error}
          </Alert>
        )}
      </div>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': {
            textAlign: 'left',
            p: { xs: 0.75, sm: 1.25 },
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& thead th': { color: 'text.secondary', fontWeight: 600 },
          '& tbody th': { fontWeight: 600 },
        }}
      >
        <Box component="caption" sx={{ textAlign: 'left', color: 'text.secondary', pb: 1 }}>
          {say('services.preservation.documents.caption')}
        </Box>
        <thead>
          <tr>
            <th scope="col">{say('services.preservation.documents.document')}</th>
            <th scope="col">{say('services.preservation.documents.state')}</th>
            <th scope="col">{say('services.preservation.documents.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <DocumentRow
              key={document.kind}
              document={document}
              signer={signerOf(document.kind)}
              actions={actions}
              signing={!maintenance}
              withheld={withheld}
            />
          ))}
        </tbody>
      </Box>
      <DocumentDialogs actions={actions} signerOf={signerOf} />
    </Tips>
  );
}
