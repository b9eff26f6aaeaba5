import CheckCircle from '@mui/icons-material/CheckCircle';
import Download from '@mui/icons-material/Download';
import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { PreservationDocument } from '../../../contract/preservation/procedure';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { PendingAlert } from '../../signing/PendingAlert';
import { PenMenu } from './PenMenu';
import type { DocumentActions } from './useDocumentActions';

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
export function DocumentRow({ document, signer, actions, signing, withheld }: DocumentRowProps) {
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
