import { createContext, useContext } from 'react';
import type { Row } from '../declaration/defineResource';
import type { Outcomes } from './outcomes';
import type { Chosen } from './preview';
import type { OnFinished } from './useOutcome';

export interface Actions {
  /**
   * Starts an action on the chosen records: asks its questions, or sends it if it has none. If it is not possible, a
   * message says why.
   */
  readonly start: (action: string, chosen: Chosen) => void;
  /** Asks for confirmation and removes a record. */
  readonly remove: (record: Row) => void;
  readonly outcomes: Outcomes;
  readonly onFinished: OnFinished;
}

export const ActionsContext = createContext<Actions | undefined>(undefined);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useActions is for the parts of a resource screen');
  return actions;
}
