import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
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
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={close}
      transitionDuration={0}
      slotProps={{ list: { 'aria-labelledby': openedBy } }}
    >
      {choices.map(({ name, said, Icon, goes, does, opensDialog }) => (
        <MenuItem
          key={name}
          {...(goes && { component: Link, to: goes })}
          {...(opensDialog && { 'aria-haspopup': 'dialog' })}
          onClick={() => {
            close();
            does?.();
          }}
        >
          {Icon && (
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
          )}
          {Icon ? <ListItemText>{said}</ListItemText> : said}
        </MenuItem>
      ))}
    </Menu>
  );
}
