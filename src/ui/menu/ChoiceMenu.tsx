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
  /** The id of the button that opened it. */
  readonly openedBy: string;
  readonly choices: readonly Choice[];
  readonly close: () => void;
}

/** The choices below the button that opened them. */
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
      {choices.map(({ name, said, Icon, goes, does, opensDialog, why }) => (
        <MenuItem
          key={name}
          {...(goes && !why && { component: Link, to: goes })}
          {...(opensDialog && { 'aria-haspopup': 'dialog' })}
          {...disabledProps(why && sentence(why))}
          onClick={() => {
            if (why) return;
            close();
            does?.();
          }}
          {...(why && { sx: { display: 'block', cursor: 'not-allowed' } })}
        >
          {Icon && (
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
          )}
          {Icon ? <ListItemText>{said}</ListItemText> : said}
          {why && (
            // A tip would lie below the menu, and a phone has none.
            <Typography
              variant="caption"
              component="div"
              color="text.secondary"
              sx={{ whiteSpace: 'normal' }}
            >
              {sentence(why)}
            </Typography>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
