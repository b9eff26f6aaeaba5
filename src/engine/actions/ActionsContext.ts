import { createContext, useContext } from 'react';
import type { Row } from '../declaration/defineResource';
import type { Outcomes } from './outcomes';

export interface Actions {
  /** Begins an action on the chosen records: says why not, or asks for confirmation. */
  readonly start: (action: string, rows: readonly Row[]) => void;
  readonly outcomes: Outcomes;
}

export const ActionsContext = createContext<Actions | undefined>(undefined);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useActions is for the parts of a resource screen');
  return actions;
}
