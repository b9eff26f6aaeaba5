import { useState } from 'react';
import { contractDocumentsV2 } from '../../contract/contracts/endpoints';
import { dayInRome } from '../../contract/values/dates';
import { useRead } from '../api/useRead';
import { useSession } from '../session/SessionContext';
import { viewerOf } from '../session/viewer';

/** Page on which documents are signed. */
export const SIGNING_AREA = '/areaamministrativa/documenti';

/**
 * Storage key: in sessionStorage, the user who last saw the reminder in this tab, or `visto` for anyone; in
 * localStorage, the user and the day, for other tabs of the browser.
 */
const SEEN = 'sportello.daFirmare';

/**
 * Returns the number of documents to sign, for users who were not reminded today.
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
