/**
 * Source of the current time. Code that needs the time receives a clock as a parameter, because the demo and the tests
 * move it.
 */
export interface Clock {
  now(): Date;
}
