import type { Resource } from '../declaration/defineResource';

/** Which columns a table has besides those declared: to tick rows, to act on one. */
export interface ExtraColumns {
  readonly ticks: boolean;
  readonly acts: boolean;
  /** How wide the buttons of a row are at most, in rem; of actions with a drawing, one is taken to be offered at a time. */
  readonly buttonRoom: number;
  /** How wide they are, in rem; 0 where they are not there. */
  readonly tickWidth: number;
  readonly actWidth: number;
}

/** How wide a button of a row is, in rem. */
const BUTTON = 2.25;
/** And one that shows its word. */
const WORD = 7;

export function extraColumns({ list, actions, procedures, wire }: Resource): ExtraColumns {
  const acting = Object.values(actions).filter(({ on }) => on.includes('row'));
  const inWords = acting.filter(({ icon }) => !icon).length;
  const buttons =
    (list.detail ? 1 : 0) +
    (acting.length > inWords ? 1 : 0) +
    Object.keys(procedures).length +
    (wire.remove ? 1 : 0);
  const buttonRoom = BUTTON * buttons + WORD * inWords;
  const ticks = list.selectable !== undefined;
  return {
    ticks,
    acts: buttonRoom > 0,
    buttonRoom,
    tickWidth: ticks ? 2.75 : 0,
    actWidth: buttonRoom > 0 ? Math.max(5, buttonRoom + 0.75) : 0,
  };
}
