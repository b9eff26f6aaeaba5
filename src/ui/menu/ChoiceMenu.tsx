import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useSentence } from '../../i18n/useSentence';
import { disabledProps } from '../tips/disabledProps';
import type { Choice } from './choice';

interface ChoiceMenuProps {
  readonly anchor: HTMLElement;
  /** Id of the button that opened the menu. */
  readonly openedBy: string;
  readonly choices: readonly Choice[];
  readonly close: () => void;
}

/** Renders a menu below the button that opened it. */
export function ChoiceMenu({ anchor, openedBy, choices, close }: ChoiceMenuProps) {
  const sentence = useSentence();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={close}
      transitionDuration={0}
      slotProps={{ list: { 'aria-labelledby': openedBy } }}
    >
      {choices.map(({ name, said, Icon, goes, does, opensDialog, disabledReason }) => (
        <MenuItem
          key={name}
          {...(goes && !disabledReason && { component: Link, to: goes })}
          {...(opensDialog && { 'aria-haspopup': 'dialog' })}
          {...disabledProps(disabledReason && sentence(disabledReason))}
          onClick={() => {
            if (disabledReason) return;
            close();
            does?.();
          }}
          {...(disabledReason && { sx: { display: 'block', cursor: 'not-allowed' } })}
        >
          {Icon && (
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
          )}
          {Icon ? <ListItemText>{said}</ListItemText> : said}
          {disabledReason && (
            // Shown as text, because a tooltip would lie below the menu, and phones have none.
            <Typography
              variant="caption"
              component="div"
              color="text.secondary"
              sx={{ whiteSpace: 'normal' }}
            >
              {sentence(disabledReason)}
            </Typography>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
