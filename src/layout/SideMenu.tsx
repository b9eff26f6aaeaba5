import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
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

const linkStyle = {
  width: '100%',
  minHeight: 44,
  px: 1.25,
  gap: 2,
  justifyContent: 'flex-start',
  borderRadius: 1,
  typography: 'body1',
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { bgcolor: 'action.selected', fontWeight: 600 },
} as const;

/** The pages that this person can reach. */
export function SideMenu({ mini, onChoose }: SideMenuProps) {
  const say = useSay();
  const session = useSession();

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1 }}>
      {menuItems
        .filter((item) => item.shownTo(session))
        .map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Tooltip title={mini ? say(label) : ''} placement="right">
              <ButtonBase
                component={NavLink}
                to={to}
                end={to === '/'}
                aria-label={say(label)}
                sx={linkStyle}
                {...(onChoose && { onClick: onChoose })}
              >
                <Icon aria-hidden />
                {!mini && say(label)}
              </ButtonBase>
            </Tooltip>
          </li>
        ))}
    </Box>
  );
}
