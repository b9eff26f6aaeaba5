import type { Resource } from '../declaration/defineResource';

/** The columns of a table besides the declared ones: for selection and for row buttons. */
export interface ExtraColumns {
  readonly ticks: boolean;
  readonly acts: boolean;
  /**
   * The maximum width of a row's buttons, in rem; of the actions with an icon, one at a time is assumed to be offered.
   */
  readonly buttonRoom: number;
  /** The widths of the two columns, in rem; 0 if absent. */
  readonly tickWidth: number;
  readonly actWidth: number;
}

/** The width of an icon button in a row, in rem. */
const BUTTON = 2.25;
/** The width of a button with a label. */
const WORD = 7;

export function extraColumns({ list, actions, procedures, endpoints }: Resource): ExtraColumns {
  const acting = Object.values(actions).filter(({ on }) => on.includes('row'));
  const inWords = acting.filter(({ icon }) => !icon).length;
  const buttons =
    (list.detail ? 1 : 0) +
    (acting.length > inWords ? 1 : 0) +
    Object.keys(procedures).length +
    (endpoints.remove ? 1 : 0);
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
