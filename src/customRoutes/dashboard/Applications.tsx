import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isFoundIn, searchAlternatives, searchable } from '../../../contract/values/search';
import { useSay } from '../../i18n/useSay';
import { NotLoaded } from '../../ui/NotLoaded';
import { useElapsed } from '../../ui/useElapsed';
import { Tile } from './Tile';
import { useApplications } from './useApplications';

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

/** Renders the tiles, and a search by name. */
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
