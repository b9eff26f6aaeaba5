import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  assigneeOf,
  isBanner,
  type ProcedureInProgress,
  procedurePage,
} from '../../../contract/procedures/procedureInProgress';
import type { SentenceKey } from '../../i18n/catalogue';
import { useSay } from '../../i18n/useSay';
import { useMay } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { Applications } from './Applications';
import { OtpActivated } from './OtpActivated';
import { Procedures } from './Procedures';
import { useProcedures } from './useProcedures';

/**
 * Renders the first page: banners, the applications and, for people who may manage them, the procedures in progress. In
 * a single column, the procedures come first as long as one waits for the school.
 */
export function DashboardPage() {
  const say = useSay();
  const manages = useMay()(['operation', 'list']);
  const procedures = useProcedures(manages);
  const oneColumn = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const waited = procedures.data?.some((one) => !one.endedAt && assigneeOf(one) === 'school');
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

/** Shows what a person at the school has to do, until it is done. */
function Banners({ procedures }: { readonly procedures: readonly ProcedureInProgress[] }) {
  const say = useSay();
  const shown = procedures.filter(isBanner);
  if (shown.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={say('dashboard.banner.label')}
      sx={{ display: 'grid', gap: 1, mb: 2 }}
    >
      {shown.map((one) => {
        const to = procedurePage(one);
        return (
          <Alert
            key={`${one.kind} ${one.id}`}
            severity="warning"
            role="none"
            action={
              to && (
                <Button to={to} color="inherit" size="small">
                  {say('dashboard.open')}
                </Button>
              )
            }
          >
            {say(`dashboard.banner.${one.kind}` as SentenceKey, { subject: one.subject ?? '' })}
          </Alert>
        );
      })}
    </Box>
  );
}
