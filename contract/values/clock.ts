/** Clock. Code that needs the time receives it as a parameter. The demo can move it, and tests always do. */
export interface Clock {
  now(): Date;
}
