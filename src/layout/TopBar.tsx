import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { Tips } from '../ui/tips/Tips';
import { HelpMenu } from './HelpMenu';
import { LanguageButton } from './LanguageButton';
import { ProfileMenu } from './ProfileMenu';
import { bar } from './theme';
import { useThemeMode } from './useThemeMode';

interface TopBarProps {
  readonly phone: boolean;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

const barStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 48,
  px: { xs: 1, sm: 1.25 },
  bgcolor: bar.ground,
  color: bar.text,
  '& .MuiButtonBase-root:focus-visible': { outlineColor: bar.text, outlineOffset: -3 },
} as const;

/** The product and the school: stacked on a phone, side by side elsewhere. */
const whereStyle = {
  // The elements beside it keep their width, however long the name of the school is.
  flex: '1 1 0',
  minWidth: 0,
  pl: 0.5,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'baseline' },
  columnGap: 1.5,
} as const;
const schoolStyle = {
  minWidth: 0,
  fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
  lineHeight: 1.3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Renders the top bar: menu, names of the product and the school, language, theme, profile. */
export function TopBar({ phone, menuOpen, onMenu }: TopBarProps) {
  const say = useSay();
  const { school } = useSession();
  const { mode, choose } = useThemeMode();
  const other = mode === 'dark' ? 'light' : 'dark';
  const menu = say(phone ? 'shell.openMenu' : menuOpen ? 'shell.narrowMenu' : 'shell.widenMenu');
  const theme = say(other === 'dark' ? 'shell.darkTheme' : 'shell.lightTheme');

  return (
    <Tips bare>
      <Box component="header" sx={barStyle}>
        <IconButton
          color="inherit"
          aria-label={menu}
          data-tip={menu}
          aria-expanded={menuOpen}
          aria-controls={phone && !menuOpen ? undefined : 'menu'}
          onClick={onMenu}
        >
          <MenuIcon />
        </IconButton>
        <Box sx={whereStyle}>
          <Box component="span" sx={{ typography: 'h3', fontWeight: 700 }}>
            {say('shell.product')}
          </Box>
          <Box component="span" sx={schoolStyle}>
            {school.name}
          </Box>
        </Box>
        <LanguageButton />
        <IconButton color="inherit" aria-label={theme} data-tip={theme} onClick={() => choose(other)}>
          {other === 'dark' ? <DarkMode /> : <LightMode />}
        </IconButton>
        <HelpMenu />
        <ProfileMenu />
      </Box>
    </Tips>
  );
}
