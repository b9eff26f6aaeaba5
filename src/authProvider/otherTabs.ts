/** A message to the other tabs of this browser: who signed out, or who is signed in now. */
export type TabNews =
  | { readonly what: 'left'; readonly sub: string }
  | { readonly what: 'opened'; readonly sub: string; readonly username: string };

/** The other tabs of the console in this browser. */
export interface OtherTabs {
  tell(news: TabNews): void;
  hear(listener: (news: TabNews) => void): void;
}

/**
 * Connects the tabs by a BroadcastChannel of this origin. A browser without it sends and receives no messages.
 */
export function otherTabs(): OtherTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('sportello-session') : undefined;
  return {
    tell: (news) => channel?.postMessage(news),
    hear: (listener) => channel?.addEventListener('message', ({ data }) => listener(data as TabNews)),
  };
}
