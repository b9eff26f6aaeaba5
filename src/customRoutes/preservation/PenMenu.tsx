import Draw from '@mui/icons-material/Draw';
import UploadFile from '@mui/icons-material/UploadFile';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import type { PreservationDocument } from '../../../contract/preservation/procedure';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useChoices } from '../../ui/menu/useChoices';
import type { DocumentActions } from './useDocumentActions';

interface PenMenuProps {
  readonly document: PreservationDocument;
  readonly actions: DocumentActions;
  /** Why this person may not sign. */
  readonly withheld: string | undefined;
}

/** The pen of a row: sign now, or bring the file that was signed elsewhere. No service is chosen here. */
export function PenMenu({ document, actions, withheld }: PenMenuProps) {
  const say = useSay();
  const sentence = useSentence();
  const reason = useId();
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
  // Nobody signs what they were not shown.
  const why = withheld
    ? sentence(withheld)
    : actions.wasSeen(document)
      ? undefined
      : say('services.preservation.documents.openFirst');
  if (why) {
    return (
      <>
        <IconButton
          color="success"
          aria-label={label}
          aria-disabled
          aria-describedby={reason}
          data-tip={why}
          sx={{ opacity: 0.6, cursor: 'not-allowed' }}
        >
          <Draw />
        </IconButton>
        <span id={reason} hidden>
          {why}
        </span>
      </>
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
