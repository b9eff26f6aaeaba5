import { useEffect } from 'react';
import { SupportWatch } from '../../customRoutes/supportAccess/SupportWatch';
import { UnreadNews } from '../../resources/news/UnreadNews';
import { useSession } from '../../session/SessionContext';
import { useMay } from '../../session/viewer';
import { ToSign } from '../../signing/ToSign';
import { fetchPages } from './fetchPages';
import { Welcome } from './Welcome';

/**
 * Once the first screen is there: what is asked of the person, news before signing, and the pages that they may
 * open next. Whoever operates for a supervisor is asked nothing of what is theirs.
 */
export function AfterLoad() {
  useEffect(() => fetchPages(), []);
  const may = useMay();
  const { profile } = useSession();
  return (
    <>
      {may(['supportAccess', 'list']) && <SupportWatch />}
      {profile.user_type !== 'SUPPORT' && (
        <Welcome>
          <UnreadNews>{may(['contractDocument', 'list']) && <ToSign />}</UnreadNews>
        </Welcome>
      )}
    </>
  );
}
