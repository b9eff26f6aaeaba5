import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { supportAccessClose } from '../../../contract/supportAccess/endpoints';
import type { SessionSupport } from '../../../contract/supportAccess/supportAccess';
import { timeInRome } from '../../../contract/values/dates';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { useRenewSession } from '../../session/RenewSession';
import { useSession } from '../../session/SessionContext';
import { askToLeave } from '../../ui/askToLeave';
import { focusIfLost } from '../../ui/focusIfLost';
import { SupportBand } from '../../ui/SupportBand';
import { SUPPORT_ACCESSES } from './useSupportAccesses';

/** The page on which it is answered. */
export const SUPPORT_PAGE = '/accessi-assistenza';

/** On top of every page: who of the provider operates for this account, or asks to. */
export function SupportNotice() {
  const { support } = useSession();
  if (!support) return null;
  return support.state === 'active' ? <Active {...support} /> : <Asked {...support} />;
}

function Asked({ operator, supervisor }: SessionSupport) {
  const say = useSay();
  return (
    <SupportBand label={say('support.region')} text={say('support.asked', { operator, supervisor })}>
      <Button component={Link} to={SUPPORT_PAGE} color="inherit" variant="outlined" size="small">
        {say('support.answer')}
      </Button>
    </SupportBand>
  );
}

function Active({ id, operator, supervisor, until }: SessionSupport) {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const renew = useRenewSession();
  const logout = useLogout();
  const queries = useQueryClient();
  const { profile } = useSession();
  // The button that was pressed goes away with the band, whenever that is.
  const pressed = useRef(false);
  useEffect(
    () => () => {
      if (pressed.current) focusIfLost('main h1');
    },
    [],
  );
  const end = async () => {
    // Whoever operates leaves with it: there is nothing here for them any more.
    if (profile.user_type === 'SUPPORT') return askToLeave(() => void logout());
    pressed.current = true;
    try {
      await callApi(supportAccessClose, { params: { id } });
      await renew();
      await queries.invalidateQueries({ queryKey: SUPPORT_ACCESSES });
      notify('support.ended', { type: 'success' });
    } catch (error) {
      pressed.current = false;
      notify(refusalText(error), { type: 'error' });
    }
  };
  const text = say('support.active', { operator, supervisor, time: timeInRome(until ?? '') });
  return (
    <SupportBand label={say('support.region')} text={text}>
      <Button color="inherit" variant="outlined" size="small" onClick={() => void end()}>
        {say('support.end')}
      </Button>
    </SupportBand>
  );
}
