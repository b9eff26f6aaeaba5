import { createContext, useContext } from 'react';
import type { Row } from '../declaration/defineResource';
import type { Outcomes } from './outcomes';
import type { Chosen } from './preview';
import type { OnFinished } from './useOutcome';

export interface Actions {
  /** Begins an action on whom was chosen: says why not, or asks for confirmation. */
  readonly start: (action: string, chosen: Chosen) => void;
  /** Asks whether a record is to be removed, and removes it. */
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
