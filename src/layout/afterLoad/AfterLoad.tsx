import { useEffect } from 'react';
import { SupportWatch } from '../../customRoutes/supportAccess/SupportWatch';
import { UnreadNews } from '../../resources/news/UnreadNews';
import { useSession } from '../../session/SessionContext';
import { useMay } from '../../session/viewer';
import { ToSign } from '../../signing/ToSign';
import { fetchPages } from './fetchPages';
import { Welcome } from './Welcome';

/**
 * Renders what follows the first screen: questions to the person (about news, then about documents to sign, Q-063), and
 * prefetching of the next pages. Staff that operates for a supervisor is asked none of the supervisor's questions.
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
