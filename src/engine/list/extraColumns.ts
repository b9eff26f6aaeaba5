import type { Resource } from '../declaration/defineResource';

/** Which columns a table has besides those declared: to tick rows, to act on one. */
export interface ExtraColumns {
  readonly ticks: boolean;
  readonly acts: boolean;
  /** How many buttons a row has at most; of actions, one is taken to be offered at a time. */
  readonly buttons: number;
  /** How wide they are, in rem; 0 where they are not there. */
  readonly tickWidth: number;
  readonly actWidth: number;
}

/** How wide a button of a row is, in rem. */
const BUTTON = 2.25;

export function extraColumns({ list, actions, procedures, wire }: Resource): ExtraColumns {
  const acting = Object.values(actions).some(({ on }) => on.includes('row')) ? 1 : 0;
  const buttons = (list.detail ? 1 : 0) + acting + Object.keys(procedures).length + (wire.remove ? 1 : 0);
  const ticks = list.selectable !== undefined;
  return {
    ticks,
    acts: buttons > 0,
    buttons,
    tickWidth: ticks ? 2.75 : 0,
    actWidth: buttons > 0 ? Math.max(5, BUTTON * buttons + 0.75) : 0,
  };
}

/** The room that so many buttons take. */
export const roomFor = (buttons: number): string => `${BUTTON * buttons}rem`;
