import { useNotify } from 'react-admin';
import { registryLink } from '../../../contract/registry/endpoints';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { isChanged } from '../../api/refusal';
import { useCommand } from '../../api/useCommand';
import type { Row } from '../../engine/declaration/defineResource';
import { useSay } from '../../i18n/useSay';
import { useReadAgain } from './useReadAgain';

/** Links a person to an account, or to none; refused if the person has changed meanwhile. */
export function useLink(person: Row, over: () => void) {
  const call = useCallEndpoint();
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  // A conflict is shown with its own sentence; other failures follow the common sentence.
  const { run, running, error } = useCommand((failure, text) =>
    isChanged(failure) ? text : `${say('registry.link.failed')} ${text}`,
  );
  const link = (uidPortale: string | null) =>
    run(async () => {
      const { anno, prgAnagrafe, versione } = person;
      await call('registryPerson', registryLink, {
        body: { anno, prgAnagrafe, uidPortale },
        ifMatch: `"${versione}"`,
      });
      notify(say('registry.link.done'), { type: 'success' });
      readAgain();
      over();
    });
  return { link, running, error };
}
