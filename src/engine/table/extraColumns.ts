import type { Resource } from '../declaration/defineResource';

/** Which columns a table has besides those declared: to tick rows, to act on one. */
export interface ExtraColumns {
  readonly ticks: boolean;
  readonly acts: boolean;
  /** How many buttons a row has at most; of actions, one is taken to be offered at a time. */
  readonly buttons: number;
}

export function extraColumns({ list, actions, procedures, wire }: Resource): ExtraColumns {
  const acting = Object.values(actions).some(({ on }) => on.includes('row')) ? 1 : 0;
  const buttons = (list.detail ? 1 : 0) + acting + Object.keys(procedures).length + (wire.remove ? 1 : 0);
  return { ticks: list.selectable !== undefined, acts: buttons > 0, buttons };
}

/** The room that so many buttons take. */
export const roomFor = (buttons: number): string => `${2.25 * buttons}rem`;
