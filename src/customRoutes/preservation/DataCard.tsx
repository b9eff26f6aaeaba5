import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { PreservationStatus } from '../../../contract/preservation/preservation';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { FactList } from '../../steps/FactList';
import { Button } from '../../ui/Button';
import { NotLoaded } from '../../ui/NotLoaded';
import { useSaySignedOut } from '../../ui/useSaySignedOut';
import { Person, type PersonProps } from './Person';
import { useDs, useManager } from './usePreservationData';

interface DataCardProps {
  readonly status: PreservationStatus;
  readonly change: () => void;
}

/** Renders the card "Riepilogo Anagrafica": the data of the school, its head and the manager used in the documents. */
export function DataCard({ status, change }: DataCardProps) {
  const say = useSay();
  const { school } = useSession();
  const head = useDs();
  const { data: ds, isPending } = head;
  const { data: manager, error, refetch } = useManager();
  const failure = head.error ?? error;
  useSaySignedOut(failure);
  const person = (who: PersonProps['who']) => <Person who={who} />;
  const facts = [
    [say('services.preservation.school'), `${school.name} (${school.codMin})`],
    [say('services.preservation.ds'), person(ds)],
    [say('services.preservation.manager'), person(manager)],
  ] as const;

  return (
    <Paper variant="outlined" component="section" aria-labelledby="services-summary" sx={{ p: 2, mt: 1 }}>
      <Typography id="services-summary" component="h3" variant="h3" sx={{ mb: 1.5 }}>
        {say('services.preservation.summary')}
      </Typography>
      {failure ? (
        <NotLoaded
          again={() => {
            void head.refetch();
            void refetch();
          }}
        />
      ) : (
        <>
          <FactList facts={facts} />
          {!isPending && !ds && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {say('services.preservation.noDs')}
            </Alert>
          )}
          <p>
            {say('services.preservation.dsWhere')}{' '}
            <Link component={RouterLink} to="/user">
              {say('services.preservation.users')}
            </Link>
          </p>
          <Box>
            <Button
              variant={status.richiesti ? 'outlined' : 'contained'}
              color="success"
              aria-haspopup="dialog"
              onClick={change}
            >
              {say('services.preservation.change')}
            </Button>
          </Box>
        </>
      )}
    </Paper>
  );
}
