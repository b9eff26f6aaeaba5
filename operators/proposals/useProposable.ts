import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { showInstant } from '../../contract/values/dates';
import { WaitsForConfirmation } from './proposed';

/**
 * Returns a function that runs work. If the provider stored a proposal instead of executing it, a message says so until
 * it is closed. The function resolves with whether the work was executed.
 */
export function useProposable(): (work: () => Promise<unknown>) => Promise<boolean> {
  const notify = useNotify();
  return useCallback(
    async (work) => {
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof WaitsForConfirmation)) throw error;
        const messageArgs = { until: showInstant(error.proposed.until) };
        notify('gestore.proposals.made', { type: 'info', messageArgs, autoHideDuration: null });
        return false;
      }
    },
    [notify],
  );
}
