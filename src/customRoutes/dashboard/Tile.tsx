import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Application } from '../../../contract/roles/application';
import { useSay } from '../../i18n/useSay';
import { LicenceStatus } from '../../resources/licences/LicenceStatus';
import { Button } from '../../ui/Button';
import { CategoryIcon } from './CategoryIcon';

/** Renders an application: its name, the state of its licence, and a link to its website. */
export function Tile({ application }: { readonly application: Application }) {
  const say = useSay();
  const { description, cat, webSite } = application;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25, minHeight: 172 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <CategoryIcon cat={cat} />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{cat}</Box>
        </Box>
      </Box>
      <Box sx={{ flexGrow: 1 }}>
        <LicenceStatus licence={application} />
      </Box>
      {webSite ? (
        <Button
          href={webSite}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          size="small"
          endIcon={<OpenInNew aria-hidden />}
          aria-label={say('dashboard.openOf', { name: description })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {say('dashboard.open')}
        </Button>
      ) : (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{say('dashboard.noSite')}</Box>
      )}
    </Paper>
  );
}
