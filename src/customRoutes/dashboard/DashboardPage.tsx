import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { turnOf } from '../../../contract/procedures/procedureInProgress';
import { useSay } from '../../i18n/useSay';
import { useMay } from '../../session/viewer';
import { Page } from '../../ui/Page';
import { Applications } from './Applications';
import { Banners } from './Banners';
import { OtpActivated } from './OtpActivated';
import { Procedures } from './Procedures';
import { useProcedures } from './useProcedures';

/**
 * Renders the first page: banners, the applications, and the procedures in progress for people who may have some. In a
 * single column, the procedures come first as long as one waits for the school.
 */
export function DashboardPage() {
  const say = useSay();
  const manages = useMay()(['operation', 'list']);
  const procedures = useProcedures(manages);
  const oneColumn = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const waited = procedures.data?.some((one) => !one.endedAt && turnOf(one) === 'school');
  const first = oneColumn && waited;
  const list = manages && <Procedures key="procedures" query={procedures} />;
  return (
    <Page title={say('dashboard.title')}>
      <OtpActivated />
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
        {first && list}
        <Applications key="applications" />
        {!first && list}
      </Box>
    </Page>
  );
}
