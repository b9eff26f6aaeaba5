import AccountBalance from '@mui/icons-material/AccountBalance';
import Apps from '@mui/icons-material/Apps';
import Badge from '@mui/icons-material/Badge';
import OpenInNew from '@mui/icons-material/OpenInNew';
import School from '@mui/icons-material/School';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Application } from '../../../contract/roles/application';
import { applicationsOfSchool, applicationsOfUser } from '../../../contract/roles/endpoints';
import { isFoundIn, searchAlternatives, searchable } from '../../../contract/values/search';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { LicenceStatus } from '../../resources/licences/LicenceStatus';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { NotLoaded } from '../../ui/NotLoaded';
import { useElapsed } from '../../ui/useElapsed';

/** Milliseconds after which an empty list is announced (DASH-011). */
const EMPTY_AFTER = 1000;

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
} as const;

/** Renders the applications as tiles, with a search by name. */
export function Applications() {
  const say = useSay();
  const { data, isError, refetch } = useApplications();
  const [search, setSearch] = useState('');
  const late = useElapsed(EMPTY_AFTER);
  const values = searchAlternatives(search);
  const shown = data?.filter(({ description }) => isFoundIn(searchable(description), values));

  if (isError && !data) {
    return <NotLoaded again={refetch} />;
  }
  return (
    <section aria-label={say('dashboard.list')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <TextField
          id="application-search"
          type="search"
          label={say('dashboard.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
          sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}
        />
        <Box role="status" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {data && data.length > 0 && say('dashboard.found', { smart_count: shown?.length ?? 0 })}
        </Box>
      </Box>
      {!data && <Waiting />}
      {shown && shown.length > 0 && (
        <Box component="ul" aria-label={say('dashboard.list')} sx={grid}>
          {shown.map((application) => (
            <Tile key={application.ac} application={application} />
          ))}
        </Box>
      )}
      <Box role="status">
        {data?.length === 0 && late && <Nothing text={say('dashboard.empty')} />}
        {data && data.length > 0 && shown?.length === 0 && <Nothing text={say('dashboard.notFound')} />}
      </Box>
    </section>
  );
}

const Nothing = ({ text }: { readonly text: string }) => (
  <Box sx={{ py: 5, textAlign: 'center', color: 'text.secondary' }}>{text}</Box>
);

function Waiting() {
  const say = useSay();
  return (
    <Box role="status" aria-label={say('dashboard.loading')} sx={grid}>
      {Array.from({ length: 8 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={place} variant="rounded" height={172} />
      ))}
    </Box>
  );
}

/** Reads the applications: all of the school's for a supervisor, the person's own for others. */
function useApplications() {
  const { roles, school, profile } = useSession();
  const { customerCode } = school;
  const uid = profile.selected_account.username;
  const all = roles.some((role) => role === 'supervisor' || role === 'support');
  const ofSchool = useRead(applicationsOfSchool, { params: { customerCode } }, { enabled: all });
  const ofUser = useRead(applicationsOfUser, { params: { customerCode, uid } }, { enabled: !all });
  return all ? ofSchool : ofUser;
}

/** Renders an application: its name, the state of its licence, and a link to its website. */
function Tile({ application }: { readonly application: Application }) {
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

/** Bundled icons, so that no external address is requested. */
const icons = { Contabile: AccountBalance, Didattica: School, Generale: Apps, Personale: Badge } as const;

/** Renders the icon of an application's category, whose name is beside it. */
function CategoryIcon({ cat }: Pick<Application, 'cat'>) {
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
