/** The result of a run of p7m; 64 means a command that was not understood, or a missing file. */
export interface P7mOutcome {
  readonly code: 0 | 1 | 2 | 3 | 64;
  readonly output: string;
}
