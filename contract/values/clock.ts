/** The one clock: code that needs the time is handed it. The demo can move it, tests always do. */
export interface Clock {
  now(): Date;
}
