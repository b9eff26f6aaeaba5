import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { exportApplications } from '../../../contract/exportRequests/exportRequest';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Page } from '../../ui/Page';
import { useElapsed } from '../../ui/useElapsed';
import { AreaCard } from './AreaCard';
import { TextbooksButton } from './TextbooksButton';

/** Duration of the loading state in milliseconds (ADM-014). */
const LOADING = 500;

const cards = ['documents', 'assistance', 'licences', 'export', 'transfer'] as const;
const grid = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
} as const;

/** Renders the parts of the administrative area as cards. */
export function AdministrativePage() {
  const say = useSay();
  const { licenses } = useSession().profile;
  const loaded = useElapsed(LOADING);
  const exports = exportApplications.some((ac) => licenses.includes(ac));
  const shown = cards.filter((name) => name !== 'export' || exports);
  return (
    <Page title={say('administrative.title')}>
      {loaded ? (
        <>
          <Box component="ul" sx={grid}>
            {shown.map((name) => (
              <AreaCard key={name} name={name} />
            ))}
          </Box>
          <TextbooksButton />
        </>
      ) : (
        <Box role="status" aria-label={say('administrative.loading')} sx={grid}>
          {shown.map((name) => (
            <Skeleton key={name} variant="rounded" height={156} />
          ))}
        </Box>
      )}
    </Page>
  );
}
