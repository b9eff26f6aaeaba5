/** What a run of p7m leaves; 64 is a command that was not understood, or a file that is not there. */
export interface P7mOutcome {
  readonly code: 0 | 1 | 2 | 3 | 64;
  readonly output: string;
}
