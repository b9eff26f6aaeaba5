const STANDING = 280;
const ROW = 34;
const FRAME = 90;

/** Returns the height in pixels of a chart with this many labels. */
export const figureHeight = (labels: number, lying: boolean): number =>
  lying ? labels * ROW + FRAME : STANDING;
