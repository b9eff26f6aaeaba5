/** Gives the one session of PGlite to one connection at a time, in the order of asking. */
export class SessionLock {
  #last: Promise<void> = Promise.resolve();

  /** Resolves, when it is the caller's turn, to the function that gives the session back. */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    let release = (): void => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }
}
