import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  isBanner,
  type ProcedureInProgress,
  procedurePage,
} from '../../../contract/procedures/procedureInProgress';
import type { SentenceKey } from '../../i18n/catalogue';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';

/** Shows what a person at the school has to do, until it is done. */
export function Banners({ procedures }: { readonly procedures: readonly ProcedureInProgress[] }) {
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
