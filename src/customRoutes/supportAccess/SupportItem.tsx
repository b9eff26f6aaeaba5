import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { supportAccessAnswer, supportAccessClose } from '../../../contract/supportAccess/endpoints';
import type { SupportAccess } from '../../../contract/supportAccess/supportAccess';
import { showInstant } from '../../../contract/values/dates';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import type { SentenceKey } from '../../i18n/catalogue';
import { useSay } from '../../i18n/useSay';
import { useRenewSession } from '../../session/RenewSession';
import { useSession } from '../../session/SessionContext';
import { useMay } from '../../session/viewer';
import { focusIfLost } from '../../ui/focusIfLost';
import { Section } from '../../ui/Section';
import { WhyButton } from '../../ui/tips/WhyButton';
import { SUPPORT_ACCESSES } from './useSupportAccesses';

/** One request: why, since when, what became of it, and what can be done now. */
export function SupportItem(access: SupportAccess) {
  const { id, uid, operator, supervisor, reason, state } = access;
  const say = useSay();
  const translate = useTranslate();
  const may = useMay();
  const { profile } = useSession();
  const { run, busy, error } = useAnswer();
  const mine = uid === profile.selected_account.username && may(['supportAccess', 'answer']);
  const params = { id };
  const callApi = useCallApi();
  const answer = (consent: boolean) =>
    run(
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
            <WhyButton variant="contained" busy={busy} onClick={() => void answer(true)}>
              {say('support.consent')}
            </WhyButton>
            <WhyButton variant="outlined" busy={busy} onClick={() => void answer(false)}>
              {say('support.refuse')}
            </WhyButton>
          </>
        )}
        {state === 'active' && profile.user_type !== 'SUPPORT' && (
          <WhyButton
            variant="contained"
            color="error"
            busy={busy}
            onClick={() => void run(() => callApi(supportAccessClose, { params }), 'support.ended')}
          >
            {say('support.end')}
          </WhyButton>
        )}
      </Box>
      {state === 'asked' && !mine && (
        <Typography sx={{ mt: 1 }}>{say('support.others', { supervisor })}</Typography>
      )}
      <div role="alert">
        {error !== undefined && <Alert severity="error">{translate(refusalText(error))}</Alert>}
      </div>
    </Section>
  );
}

/** One answer at a time; afterwards the list and what is on top of every page are read again. */
function useAnswer() {
  const notify = useNotify();
  const queries = useQueryClient();
  const renew = useRenewSession();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async (work: () => Promise<unknown>, said: SentenceKey) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      notify(said, { type: 'success' });
      await renew();
    } catch (failure) {
      setError(failure);
    } finally {
      await queries.invalidateQueries({ queryKey: SUPPORT_ACCESSES });
      setBusy(false);
      // The button that was pressed goes with what was answered.
      focusIfLost('main h1');
    }
  };
  return { run, busy, error };
}
