import Draw from '@mui/icons-material/Draw';
import UploadFile from '@mui/icons-material/UploadFile';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { PreservationDocument } from '../../../../contract/procedures/preservation';
import { useSay } from '../../../i18n/useSay';
import type { DocumentActions } from './useDocumentActions';

interface PenMenuProps {
  readonly document: PreservationDocument;
  readonly actions: DocumentActions;
}

/** The pen of a row: sign now, or bring the file that was signed elsewhere. No service is chosen here. */
export function PenMenu({ document, actions }: PenMenuProps) {
  const say = useSay();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = say('services.preservation.documents.sign', { name: document.name });
  const choose = (open: (document: PreservationDocument) => void) => () => {
    setAnchor(undefined);
    open(document);
  };
  return (
    <>
      <IconButton
        id={id}
        color="success"
        aria-label={label}
        data-tip={label}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Draw />
      </IconButton>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        transitionDuration={0}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={choose(actions.signOnline)}>
          <ListItemIcon>
            <Draw fontSize="small" />
          </ListItemIcon>
          <ListItemText>{say('services.preservation.documents.online')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={choose(actions.signOffline)}>
          <ListItemIcon>
            <UploadFile fontSize="small" />
          </ListItemIcon>
          <ListItemText>{say('services.preservation.documents.offline')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
