import CheckCircle from '@mui/icons-material/CheckCircle';
import Download from '@mui/icons-material/Download';
import Draw from '@mui/icons-material/Draw';
import UploadFile from '@mui/icons-material/UploadFile';
import Visibility from '@mui/icons-material/Visibility';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { preservationGenerate } from '../../../contract/preservation/endpoints';
import {
  type PreservationKind,
  type PreservationStatus,
  preservationDocuments,
} from '../../../contract/preservation/preservation';
import { documentsIn, type PreservationDocument } from '../../../contract/preservation/procedure';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useWhyWithheld } from '../../session/viewer';
import { AskHeadButton } from '../../signing/AskHeadButton';
import { Maintenance } from '../../signing/Maintenance';
import { PendingAlert } from '../../signing/PendingAlert';
import { useSigningState } from '../../signing/useSigningState';
import { Button } from '../../ui/Button';
import { useChoices } from '../../ui/menu/useChoices';
import { disabledProps } from '../../ui/tips/disabledProps';
import { Tips } from '../../ui/tips/Tips';
import { DocumentDialogs } from './DocumentDialogs';
import { type DocumentActions, useDocumentActions } from './useDocumentActions';
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
  const ofHead = documents.flatMap(({ kind, state, filename, name }) =>
    state === 'unsigned' && preservationDocuments[kind].signer === 'DS' ? [{ fileName: filename, name }] : [],
  );
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
      {!maintenance && !status.dsCambiato && (
        <Box sx={{ mt: 2 }}>
          <AskHeadButton procedure="preservation" documents={ofHead} signer={ds?.name} />
        </Box>
      )}
      <DocumentDialogs actions={actions} signerOf={signerOf} />
    </Tips>
  );
}

interface DocumentRowProps {
  readonly document: PreservationDocument;
  /** Name of the person who must sign it. */
  readonly signer: string;
  readonly actions: DocumentActions;
  /** Whether signing is available now. */
  readonly signing: boolean;
  /** Reason why this person may not sign. */
  readonly withheld: string | undefined;
}

/** Renders a document: its name and signer, its state, and its actions. */
function DocumentRow({ document, signer, actions, signing, withheld }: DocumentRowProps) {
  const say = useSay();
  const { name, state } = document;
  const there = state === 'unsigned' || state === 'waiting' || state === 'signed';
  const isSigned = state === 'signed';
  const words = {
    download: say(`services.preservation.documents.${isSigned ? 'downloadSigned' : 'download'}`, { name }),
    preview: say('services.preservation.documents.preview', { name }),
  };
  return (
    <tr>
      <th scope="row">
        {name}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {signer &&
            say(`services.preservation.documents.${isSigned ? 'signedBy' : 'signer'}`, { name: signer })}
        </Typography>
      </th>
      <td>
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          {state === 'processing' && <CircularProgress size={18} aria-hidden />}
          {isSigned && <CheckCircle color="success" fontSize="small" />}
          {isSigned
            ? say('services.preservation.documents.signed', {
                date: showDay(dayInRome(document.signedAt ?? '')),
              })
            : say(`services.preservation.documents.${state}`)}
        </Box>
        <PendingAlert pending={isSigned ? undefined : document.pending} />
      </td>
      <td>
        {there && (
          <Box sx={{ display: 'flex', '& button': { p: { xs: 0.5, sm: 1 } } }}>
            <IconButton
              aria-label={words.download}
              data-tip={words.download}
              onClick={() => actions.download(document, isSigned ? 'firmata' : 'originale')}
            >
              <Download />
            </IconButton>
            <IconButton
              aria-label={words.preview}
              data-tip={words.preview}
              aria-haspopup="dialog"
              onClick={() => actions.preview(document)}
            >
              <Visibility />
            </IconButton>
            {state === 'unsigned' && signing && (
              <PenMenu document={document} actions={actions} withheld={withheld} />
            )}
          </Box>
        )}
      </td>
    </tr>
  );
}

interface PenMenuProps {
  readonly document: PreservationDocument;
  readonly actions: DocumentActions;
  /** Reason why this person may not sign. */
  readonly withheld: string | undefined;
}

/**
 * Renders the pen button of a row: sign now, or upload a file signed elsewhere. Unlike elsewhere, the signature service
 * cannot be chosen here.
 */
function PenMenu({ document, actions, withheld }: PenMenuProps) {
  const say = useSay();
  const sentence = useSentence();
  const label = say('services.preservation.documents.sign', { name: document.name });
  const { opener, menu } = useChoices([
    {
      name: 'online',
      said: say('services.preservation.documents.online'),
      Icon: Draw,
      does: () => actions.signOnline(document),
    },
    {
      name: 'offline',
      said: say('services.preservation.documents.offline'),
      Icon: UploadFile,
      does: () => actions.signOffline(document),
    },
  ]);
  // A document must be viewed before it is signed.
  const disabledReason = withheld
    ? sentence(withheld)
    : actions.wasSeen(document)
      ? undefined
      : say('services.preservation.documents.openFirst');
  if (disabledReason) {
    return (
      <IconButton
        color="success"
        aria-label={label}
        {...disabledProps(disabledReason)}
        sx={{ opacity: 0.6, cursor: 'not-allowed' }}
      >
        <Draw />
      </IconButton>
    );
  }
  return (
    <>
      <IconButton {...opener} color="success" aria-label={label} data-tip={label}>
        <Draw />
      </IconButton>
      {menu}
    </>
  );
}
