import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import {
  supportAccessAnswer,
  supportAccessClose,
  supportAccessList,
} from '../../../contract/supportAccess/endpoints';
import type { SupportAccess } from '../../../contract/supportAccess/supportAccess';
import { showInstant } from '../../../contract/values/dates';
import { useCommand } from '../../api/useCommand';
import { useRead, useRefresh } from '../../api/useRead';
import type { SentenceKey } from '../../i18n/catalogue';
import { useSay } from '../../i18n/useSay';
import { useRenewSession } from '../../session/RenewSession';
import { useSession } from '../../session/SessionContext';
import { useMay } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';

const EVERY = 30_000;

/**
 * Lists the provider's staff who asked to operate for a supervisor of this school: open requests are answered or ended
 * here.
 */
export function SupportAccessPage() {
  const say = useSay();
  const { data, error, refetch } = useSupportAccesses(EVERY);
  return (
    <Page title={say('support.title')}>
      <Stack spacing={2} sx={{ maxWidth: 840 }}>
        <Typography>{say('support.about')}</Typography>
        {!data && !error && <Loading />}
        {error && <NotLoaded again={refetch} />}
        {data?.length === 0 && <Typography>{say('support.none')}</Typography>}
        {data?.map((one) => (
          <SupportItem key={one.id} {...one} />
        ))}
      </Stack>
    </Page>
  );
}

/**
 * Reads the requests of the provider's staff to operate for the supervisors of this school. @param every polling
 * interval in milliseconds
 */
function useSupportAccesses(every?: number) {
  return useRead(
    supportAccessList,
    {},
    {
      ...(every !== undefined && { refetchInterval: every }),
    },
  );
}

/** Renders a request: its reason, time, state and actions. */
function SupportItem(access: SupportAccess) {
  const { id, uid, operator, supervisor, reason, state } = access;
  const say = useSay();
  const may = useMay();
  const { profile } = useSession();
  const notify = useNotify();
  const refresh = useRefresh();
  const renew = useRenewSession();
  const { run, callApi, running, error } = useCommand();
  /** Answers a request, then reloads the list and the notice at the top of every page. */
  const answered = async (work: () => Promise<unknown>, said: SentenceKey) => {
    await run(async () => {
      await work();
      notify(said, { type: 'success' });
      await renew();
    });
    await refresh('supportAccess');
    // The pressed button disappears with the answered request.
    focusIfLost('main h1');
  };
  const mine = uid === profile.selected_account.username && may(['supportAccess', 'answer']);
  const params = { id };
  const answer = (consent: boolean) =>
    answered(
      () => callApi(supportAccessAnswer, { params, body: { consent } }),
      consent ? 'support.consented' : 'support.refused',
    );
  const facts = [
    ['support.reason', reason],
    ['support.askedAt', showInstant(access.askedAt)],
    ...(state === 'asked' ? [['support.answerBy', showInstant(access.answerBy)] as const] : []),
    ...(access.until ? [['support.until', showInstant(access.until)] as const] : []),
    ...(access.endedAt ? [['support.endedAt', showInstant(access.endedAt)] as const] : []),
  ] as const satisfies readonly (readonly [SentenceKey, string])[];

  return (
    <Section title={say('support.item', { operator, supervisor })} about={say(`support.state.${state}`)}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '12rem 1fr' }, gap: 0.5 }}>
        {facts.map(([name, text]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {say(name)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {state === 'asked' && mine && (
          <>
            <Button variant="contained" busy={running} onClick={() => void answer(true)}>
              {say('support.consent')}
            </Button>
            <Button variant="outlined" busy={running} onClick={() => void answer(false)}>
              {say('support.refuse')}
            </Button>
          </>
        )}
        {state === 'active' && profile.user_type !== 'SUPPORT' && (
          <Button
            variant="contained"
            color="error"
            busy={running}
            onClick={() => void answered(() => callApi(supportAccessClose, { params }), 'support.ended')}
          >
            {say('support.end')}
          </Button>
        )}
      </Box>
      {state === 'asked' && !mine && (
        <Typography sx={{ mt: 1 }}>{say('support.others', { supervisor })}</Typography>
      )}
      <div role="alert">{error && <Alert severity="error">{error}</Alert>}</div>
    </Section>
  );
}
