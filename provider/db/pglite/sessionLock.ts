/** Grants PGlite's single session to one connection at a time, in the order of requests. */
export class SessionLock {
  #last: Promise<void> = Promise.resolve();

  /** Resolves, at the caller's turn, to the function that releases the session. */
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
