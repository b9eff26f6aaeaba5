import type { Resource } from '../declaration/defineResource';

/** The columns of a table besides the declared ones: for selection and for row buttons. */
export interface ExtraColumns {
  readonly ticks: boolean;
  readonly acts: boolean;
  /** The maximum width of a row's buttons, in rem. */
  readonly buttonRoom: number;
  /** The widths of the two columns, in rem; 0 if absent. */
  readonly tickWidth: number;
  readonly actWidth: number;
}

/** The maximum number of buttons in a row; with more commands, the last button opens a menu of the others. */
export const MOST_BUTTONS = 3;

/** The width of an icon button in a row, in rem. */
const BUTTON = 2.25;

export function extraColumns({ list, actions, procedures, endpoints }: Resource): ExtraColumns {
  const acting = Object.values(actions).filter(({ on }) => on.includes('row'));
  const commands = [...Object.values(procedures), ...acting];
  // Commands without an icon share the button that opens the menu.
  const inMenu = commands.some(({ icon }) => !icon) ? 1 : 0;
  const others = [list.detail, list.editable, endpoints.remove].filter(Boolean).length;
  const own = commands.filter(({ icon }) => icon).length + others;
  const buttonRoom = BUTTON * Math.min(MOST_BUTTONS, own + inMenu);
  const ticks = list.selectable !== undefined;
  return {
    ticks,
    acts: buttonRoom > 0,
    buttonRoom,
    tickWidth: ticks ? 2.75 : 0,
    actWidth: buttonRoom > 0 ? Math.max(5, buttonRoom + 0.75) : 0,
  };
}
