/** Network state, as far as the browser knows it. */
export interface Connection {
  online(): boolean;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

export const browserConnection: Connection = {
  online: () => navigator.onLine,
  subscribe: (listener) => {
    for (const event of ['online', 'offline']) window.addEventListener(event, listener);
    return () => {
      for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
    };
  },
};
