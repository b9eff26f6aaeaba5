import Box from '@mui/material/Box';
import { NavLink } from 'react-router';
import { useMay } from '../../session/viewer';
import { useRowScreen } from './ListScreen';

const linkStyle = {
  px: 1.5,
  py: 0.75,
  color: 'text.primary',
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { borderColor: 'primary.main', fontWeight: 600 },
} as const;

/** The ways to the other views of what this list shows, for whoever may see them. */
export function ListViews() {
  const { resource, words } = useRowScreen();
  const may = useMay();
  const views = (resource.list.views ?? []).filter(({ can }) => may(can));
  if (views.length < 2) return null;
  return (
    <Box
      component="nav"
      className="no-print"
      aria-label={words.say('views.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', mb: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {views.map(({ name, path }) => (
        <Box key={name} component={NavLink} to={path} end sx={linkStyle}>
          {words.say(`views.${name}`)}
        </Box>
      ))}
    </Box>
  );
}
