import Box from '@mui/material/Box';
import { Page } from '../../engine/Page';
import { useMay } from '../../engine/viewer';
import { useSay } from '../../i18n/useSay';
import { Applications } from './Applications';
import { Banners } from './Banners';
import { Procedures } from './Procedures';
import { useProcedures } from './useProcedures';

/** The first page: what is to be known, the applications, and the procedures in progress for whoever may have some. */
export function DashboardPage() {
  const say = useSay();
  const manages = useMay()(['operation', 'list']);
  const procedures = useProcedures(manages);
  return (
    <Page title={say('dashboard.title')}>
      <Banners procedures={procedures.data ?? []} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: manages ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)',
          },
        }}
      >
        <Applications />
        {manages && <Procedures query={procedures} />}
      </Box>
    </Page>
  );
}
