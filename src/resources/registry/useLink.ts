import { useNotify } from 'react-admin';
import { registryLink } from '../../../contract/registry/endpoints';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { isChanged } from '../../api/refusal';
import { useCommand } from '../../api/useCommand';
import type { Row } from '../../engine/declaration/defineResource';
import { useSay } from '../../i18n/useSay';
import { useReadAgain } from './useReadAgain';

/**
 * Returns a function that links a person to an account, or to none. The provider refuses the link if the person has
 * changed in the meantime.
 */
export function useLink(person: Row, over: () => void) {
  const call = useCallEndpoint();
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  // A conflict shows its own sentence only. Any other failure shows it after a general sentence.
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
