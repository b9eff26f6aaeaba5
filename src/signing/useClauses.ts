import { useRef, useState } from 'react';
import type { ContractDocument } from '../../contract/contracts/contractDocument';
import { contractClauses } from '../../contract/contracts/endpoints';
import { useCallApi } from '../api/CallApi';

export interface StoredClauses {
  readonly ticked: readonly boolean[];
  readonly tick: (place: number, value: boolean) => void;
  /** Resolves once the provider has answered each change. */
  readonly kept: () => Promise<void>;
}

/**
 * Returns the clauses of a contract and the function that ticks one; the provider saves each change. Calls are
 * sequential: of two concurrent ones the first might arrive last, and a change would be lost.
 * @param refused called when the provider did not save a change; the checkboxes then show the saved state again
 */
export function useClauses(
  { fileName, clausole }: Pick<ContractDocument, 'fileName' | 'clausole'>,
  refused: (error: Error) => void,
): StoredClauses {
  const callApi = useCallApi();
  const [ticked, setTicked] = useState<readonly boolean[]>(clausole);
  const wanted = useRef(ticked);
  const known = useRef(ticked);
  const calls = useRef(Promise.resolve());

  function show(clauses: readonly boolean[]): void {
    wanted.current = clauses;
    setTicked(clauses);
  }

  async function send(clauses: readonly boolean[]): Promise<void> {
    const [clausola1 = false, clausola2 = false] = clauses;
    try {
      await callApi(contractClauses, { body: { fileName, clausola1, clausola2 } });
      known.current = clauses;
    } catch (error) {
      // If the clauses were changed since, a later call is waiting, which sends all clauses again.
      if (wanted.current === clauses) show(known.current);
      refused(error as Error);
    }
  }

  function tick(place: number, value: boolean): void {
    const next = wanted.current.map((one, at) => (at === place ? value : one));
    show(next);
    calls.current = calls.current.then(() => send(next));
  }

  return { ticked, tick, kept: () => calls.current };
}
