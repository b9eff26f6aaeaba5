import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { holdsRegistry } from '../../../contract/registry/registryPerson';
import type { SpidRequest } from '../../../contract/spid/spidRequest';
import { showInstant } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { Banner } from './Banner';
import { SpidSwitch } from './SpidSwitch';
import { Timeline } from './Timeline';
import { useAccessLog } from './useAccessLog';

/** Renders the digital identities of the school: an explanation, their state, and the next steps. */
export function SpidTab({ request }: { readonly request: SpidRequest }) {
  const say = useSay();
  const { profile, school } = useSession();
  const { statusRichiesta, modifiedDate } = request;
  const approved = statusRichiesta === 'APPROVATA';
  const named = request.nomeCognomeSoggettoReferente && request.codiceFiscaleSoggettoReferente;

  return (
    <Stack spacing={3} sx={{ maxWidth: 880 }}>
      <div>
        <Typography>{say('services.spid.about')}</Typography>
        <Typography sx={{ mt: 1 }}>
          {say('services.spid.usersAbout')}{' '}
          <Link component={RouterLink} to="/user">
            {say('services.spid.users')}
          </Link>
          {' · '}
          <Link component={RouterLink} to="/user/spid">
            {say('services.spid.readiness')}
          </Link>
        </Typography>
      </div>
      <SpidSwitch request={request} />
      {holdsRegistry(profile.licenses) && !school.privateSchool && (
        <Banner
          title={say('services.spid.registry.title')}
          about={say('services.spid.registry.about')}
          action={
            <Button variant="outlined" to="/anagrafe?itemFilter=3">
              {say('services.spid.registry.go')}
            </Button>
          }
        />
      )}
      {approved && named && <AccessLog />}
      <section aria-labelledby="spid-timeline">
        <Typography id="spid-timeline" component="h2" variant="h3" sx={{ mb: 1 }}>
          {say('services.spid.timeline.title')}
        </Typography>
        <Timeline state={statusRichiesta} />
        {modifiedDate && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {say('services.spid.timeline.since', { date: showInstant(modifiedDate) })}
          </Typography>
        )}
      </section>
    </Stack>
  );
}

function AccessLog() {
  const say = useSay();
  const { download, running } = useAccessLog();
  return (
    <Banner
      title={say('services.spid.log.title')}
      about={say('services.spid.log.about')}
      action={
        <Button variant="outlined" busy={running} onClick={() => void download()}>
          {say('services.spid.log.download')}
        </Button>
      }
    />
  );
}
