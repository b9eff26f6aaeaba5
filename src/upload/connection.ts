/** Whether there is a network at all, as far as the browser knows. */
export interface Connection {
  online(): boolean;
  /** @returns what ends it */
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
