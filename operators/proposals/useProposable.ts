import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { showInstant } from '../../contract/values/dates';
import { ProposedInstead } from './proposed';

/**
 * Does something that may be proposed in place of being done, and says so until the message is closed.
 * @returns whether it was done
 */
export function useProposable(): (work: () => Promise<unknown>) => Promise<boolean> {
  const notify = useNotify();
  return useCallback(
    async (work) => {
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof ProposedInstead)) throw error;
        const messageArgs = { until: showInstant(error.proposed.until) };
        notify('gestore.proposals.made', { type: 'info', messageArgs, autoHideDuration: null });
        return false;
      }
    },
    [notify],
  );
}
