const STANDING = 280;
const ROW = 34;
const FRAME = 90;

/** Pixels of a chart with so many labels. */
export const figureHeight = (labels: number, lying: boolean): number =>
  lying ? labels * ROW + FRAME : STANDING;
