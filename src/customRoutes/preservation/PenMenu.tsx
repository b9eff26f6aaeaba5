import Draw from '@mui/icons-material/Draw';
import UploadFile from '@mui/icons-material/UploadFile';
import IconButton from '@mui/material/IconButton';
import type { PreservationDocument } from '../../../contract/preservation/procedure';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useChoices } from '../../ui/menu/useChoices';
import { disabledProps } from '../../ui/tips/disabledProps';
import type { DocumentActions } from './useDocumentActions';

interface PenMenuProps {
  readonly document: PreservationDocument;
  readonly actions: DocumentActions;
  /** Reason why this person may not sign. */
  readonly withheld: string | undefined;
}

/**
 * Renders the pen button of a row: sign now, or upload a file signed elsewhere. There is no choice of services here
 * (Q-016).
 */
export function PenMenu({ document, actions, withheld }: PenMenuProps) {
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
