import AccountBalance from '@mui/icons-material/AccountBalance';
import Apps from '@mui/icons-material/Apps';
import Badge from '@mui/icons-material/Badge';
import School from '@mui/icons-material/School';
import Box from '@mui/material/Box';
import type { Application } from '../../../contract/roles/application';

/** Bundled icons, so that no external address is requested. */
const icons = { Contabile: AccountBalance, Didattica: School, Generale: Apps, Personale: Badge } as const;

/** Renders the icon of an application's category, whose name is beside it. */
export function CategoryIcon({ cat }: Pick<Application, 'cat'>) {
  const Icon = icons[cat];
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        width: 44,
        height: 44,
        borderRadius: 1,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
        color: 'primary.main',
      }}
    >
      <Icon />
    </Box>
  );
}
