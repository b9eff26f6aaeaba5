import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useSay } from '../i18n/useSay';
import { Tips } from '../ui/tips/Tips';
import { SideMenu } from './SideMenu';

/** Widths in pixels; the narrow one is given by the specification (SHELL-011). */
const WIDE = 248;
const MINI = 60;

/** Keeps the menu below the bar while the page is scrolled. */
const besideStyle = {
  position: 'sticky',
  top: 48,
  maxHeight: 'calc(100dvh - 48px)',
  overflowY: 'auto',
} as const;

interface SideDrawerProps {
  /** On a phone, the menu opens over the page and closes after a choice. */
  readonly phone: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Renders the side menu: wide, reduced to icons, or over the page on a phone. */
export function SideDrawer({ phone, open, onClose }: SideDrawerProps) {
  const say = useSay();
  const width = open || phone ? WIDE : MINI;

  if (phone) {
    return (
      <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width } } }}>
        <Box component="nav" id="menu" aria-label={say('shell.navigation')}>
          <SideMenu mini={false} onChoose={onClose} />
        </Box>
      </Drawer>
    );
  }
  return (
    <Box
      component="nav"
      id="menu"
      aria-label={say('shell.navigation')}
      sx={{
        width,
        flexShrink: 0,
        overflowX: 'clip',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        transition: 'width 150ms',
      }}
    >
      <Box sx={besideStyle}>
        <Tips>
          <SideMenu mini={!open} />
        </Tips>
      </Box>
    </Box>
  );
}
