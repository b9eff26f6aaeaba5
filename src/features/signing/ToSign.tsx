import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { dayInRome } from '../../../contract/dates';
import { contractDocumentsV2 } from '../../../contract/endpoints/contracts';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { Dialog } from '../../ui/Dialog';

const AREA = '/areaamministrativa/documenti';
/** That somebody has seen it: as long as the tab is open; and in other tabs of the browser, on which day. */
const SEEN = 'sportello.daFirmare';

/** For supervisors, once a day: there are documents to be signed. News come first. */
export function ToSign() {
  const say = useSay();
  const notify = useNotify();
  const navigate = useNavigate();
  const callApi = useCallApi();
  const { pathname } = useLocation();
  const session = useSession();
  const today = `${session.profile.selected_account.username} ${dayInRome(viewerOf(session).now)}`;
  const [seen, setSeen] = useState(
    () => sessionStorage.getItem(SEEN) === 'visto' || localStorage.getItem(SEEN) === today,
  );
  const { data, error } = useQuery({
    queryKey: ['contracts', 'list'],
    queryFn: async () => (await callApi(contractDocumentsV2)).data,
    enabled: !seen,
  });
  const count = data?.filter(({ toSign }) => toSign).length ?? 0;
  const open = !seen && count > 0 && !pathname.startsWith(AREA);
  useEffect(() => {
    if (error) notify((error as Error).message, { type: 'error' });
  }, [error, notify]);

  const leave = () => {
    sessionStorage.setItem(SEEN, 'visto');
    localStorage.setItem(SEEN, today);
    setSeen(true);
  };
  if (!open) return null;
  return (
    <Dialog
      size="question"
      onClose={leave}
      title={say('signing.toSign.title')}
      about={say('signing.toSign.about', { smart_count: count })}
      actions={
        <>
          <Button onClick={leave}>{say('signing.toSign.later')}</Button>
          <Button
            variant="contained"
            onClick={() => {
              leave();
              navigate(AREA);
            }}
          >
            {say('signing.toSign.go')}
          </Button>
        </>
      }
    />
  );
}
