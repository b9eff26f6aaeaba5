import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { registryLink } from '../../../contract/endpoints/registry';
import { useRun } from '../../api/EngineDataProvider';
import { useCommand } from '../../api/useCommand';
import type { Row } from '../../engine/declaration/defineResource';
import { useSay } from '../../i18n/useSay';
import { useReadAgain } from './useReadAgain';

/** Links a person to an account, or to none; what the person saw must still be so. */
export function useLink(person: Row, over: () => void) {
  const call = useRun();
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const failed = useCallback(
    (error: unknown, text: string) => {
      const { code } = error as { code?: string };
      // That somebody else has the account is said as it is written; the rest after the common sentence.
      return code === 'conflict' ? text : `${say('registry.link.failed')} ${text}`;
    },
    [say],
  );
  const { run, running, error } = useCommand(failed);
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
