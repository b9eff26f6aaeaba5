import { useState } from 'react';
import { contractDocumentsV2 } from '../../contract/contracts/endpoints';
import { dayInRome } from '../../contract/values/dates';
import { useRead } from '../api/useRead';
import { useSession } from '../session/SessionContext';
import { viewerOf } from '../session/viewer';

/** Where documents are signed. */
export const SIGNING_AREA = '/areaamministrativa/documenti';

/**
 * Who has seen it last: as long as the tab is open, or anybody in it by `visto`; and in other tabs of the browser, on
 * which day.
 */
const SEEN = 'sportello.daFirmare';

/**
 * How many documents are to be signed, for whoever was not told today.
 * @param may whether the person may know of documents
 */
export function useToSign(may = true) {
  const session = useSession();
  const { username } = session.profile.selected_account;
  const today = `${username} ${dayInRome(viewerOf(session).now)}`;
  const [seen, setSeen] = useState(
    () =>
      ['visto', username].includes(sessionStorage.getItem(SEEN) ?? '') ||
      localStorage.getItem(SEEN) === today,
  );
  const { data, error, isLoading } = useRead(
    contractDocumentsV2,
    {},
    {
      enabled: may && !seen,
    },
  );
  const tellNoMore = () => {
    sessionStorage.setItem(SEEN, username);
    localStorage.setItem(SEEN, today);
    setSeen(true);
  };
  return {
    count: seen ? 0 : (data?.filter(({ toSign }) => toSign).length ?? 0),
    error,
    isLoading,
    tellNoMore,
  };
}
