import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router';
import { useSession } from '../engine/SessionContext';
import { useSay } from '../i18n/useSay';
import { menuItems } from './menuItems';

interface SideMenuProps {
  /** Only the icons: the names are in the tooltips, and still in the page for screen readers. */
  readonly mini: boolean;
  readonly onChoose?: () => void;
}

/** The pages that this person can reach. */
export function SideMenu({ mini, onChoose }: SideMenuProps) {
  const say = useSay();
  const { roles } = useSession();

  return (
    <List sx={{ p: 1 }}>
      {menuItems
        .filter((item) => item.shownTo(roles))
        .map(({ to, label, icon: Icon }) => (
          <ListItem key={to} disablePadding>
            <Tooltip title={mini ? say(label) : ''} placement="right">
              <ListItemButton
                component={NavLink}
                to={to}
                end={to === '/'}
                aria-label={say(label)}
                {...(onChoose && { onClick: onChoose })}
                sx={{
                  minHeight: 44,
                  px: 1.25,
                  borderRadius: 1,
                  '&.active': {
                    bgcolor: 'action.selected',
                    '& .MuiListItemText-primary': { fontWeight: 600 },
                  },
                }}
              >
                <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
                  <Icon aria-hidden />
                </ListItemIcon>
                {!mini && <ListItemText primary={say(label)} />}
              </ListItemButton>
            </Tooltip>
          </ListItem>
        ))}
    </List>
  );
}
