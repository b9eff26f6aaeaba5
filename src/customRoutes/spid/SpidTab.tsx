import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { holdsRegistry } from '../../../contract/registry/registryPerson';
import { spidAccessArchive, spidAccessLog } from '../../../contract/spid/endpoints';
import { pointsReached, type SpidRequest, type SpidRequestState } from '../../../contract/spid/spidRequest';
import { showInstant } from '../../../contract/values/dates';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';
import { Banner } from './Banner';
import { SpidSwitch } from './SpidSwitch';

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

const points = ['generated', 'signed', 'approved'] as const;

/** Shows the stages of the request; each point lights up after it is reached, one after the other. */
function Timeline({ state }: { readonly state: SpidRequestState }) {
  const say = useSay();
  const reached = pointsReached(state);
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {points.map((point, place) => {
        const lit = place < reached;
        const Icon = lit ? CheckCircle : RadioButtonUnchecked;
        return (
          <Box
            component="li"
            key={point}
            data-lit={lit}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75 }}
          >
            <Icon color={lit ? 'success' : 'disabled'} />
            <Typography sx={{ fontWeight: lit ? 600 : 400, color: lit ? 'text.primary' : 'text.secondary' }}>
              {say(`services.spid.timeline.${point}`)}
              <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                {' · '}
                {say(lit ? 'services.spid.timeline.reached' : 'services.spid.timeline.waiting')}
              </Box>
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** Returns a function that downloads the archive of accesses from the address given by the provider, and saves it. */
function useAccessLog() {
  const notify = useNotify();
  const { run, callApi, running, failure } = useCommand();
  useEffect(() => {
    if (failure !== undefined) notify('services.spid.log.none', { type: 'error' });
  }, [failure, notify]);
  const download = () =>
    run(async () => {
      const { url } = (await callApi(spidAccessLog)).data;
      const chiave = decodeURIComponent(url.split('/').at(-1) ?? '');
      const { name, content } = (await callApi(spidAccessArchive, { params: { chiave } })).data;
      saveFile(name, bytesOf(content), 'application/zip');
    });
  return { download, running };
}
