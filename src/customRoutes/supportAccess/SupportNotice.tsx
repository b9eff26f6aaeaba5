import { useEffect, useRef } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { supportAccessClose } from '../../../contract/supportAccess/endpoints';
import type { SessionSupport } from '../../../contract/supportAccess/supportAccess';
import { timeInRome } from '../../../contract/values/dates';
import { useCommand } from '../../api/useCommand';
import { useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useRenewSession } from '../../session/RenewSession';
import { useSession } from '../../session/SessionContext';
import { askToLeave } from '../../ui/askToLeave';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import { SupportBand } from '../../ui/SupportBand';

/** Path of the page on which requests are answered. */
export const SUPPORT_PAGE = '/accessi-assistenza';

/** Says at the top of every page which member of the provider's staff operates for this account, or asks to. */
export function SupportNotice() {
  const { support } = useSession();
  if (!support) return null;
  return support.state === 'active' ? <Active {...support} /> : <AccessRequested {...support} />;
}

function AccessRequested({ operator, supervisor }: SessionSupport) {
  const say = useSay();
  return (
    <SupportBand label={say('support.region')} text={say('support.asked', { operator, supervisor })}>
      <Button to={SUPPORT_PAGE} color="inherit" variant="outlined" size="small">
        {say('support.answer')}
      </Button>
    </SupportBand>
  );
}

function Active({ id, operator, supervisor, until }: SessionSupport) {
  const say = useSay();
  const notify = useNotify();
  const { run, callApi, error } = useCommand();
  const renew = useRenewSession();
  const logout = useLogout();
  const refresh = useRefresh();
  const { profile } = useSession();
  // Set when the button was pressed, because the button disappears with the band, at some later time.
  const pressed = useRef(false);
  useEffect(
    () => () => {
      if (pressed.current) focusIfLost('main h1');
    },
    [],
  );
  useEffect(() => {
    if (!error) return;
    pressed.current = false;
    notify(error, { type: 'error' });
  }, [error, notify]);
  const end = () => {
    // A member of staff signs out as well, because their session is only for this access.
    if (profile.user_type === 'SUPPORT') return askToLeave(() => void logout());
    pressed.current = true;
    void run(async () => {
      await callApi(supportAccessClose, { params: { id } });
      await renew();
      await refresh('supportAccess');
      notify('support.ended', { type: 'success' });
    });
  };
  const text = say('support.active', { operator, supervisor, time: timeInRome(until ?? '') });
  return (
    <SupportBand label={say('support.region')} text={text}>
      <Button color="inherit" variant="outlined" size="small" onClick={end}>
        {say('support.end')}
      </Button>
    </SupportBand>
  );
}
