/** What a tab tells the others of this browser: who signed out, or who is signed in by now. */
export type TabNews =
  | { readonly what: 'left'; readonly sub: string }
  | { readonly what: 'opened'; readonly sub: string; readonly username: string };

/** The other tabs of the console in this browser. */
export interface OtherTabs {
  tell(news: TabNews): void;
  hear(listener: (news: TabNews) => void): void;
}

/** By a channel of this origin; a browser that has none leaves each tab to find out by itself. */
export function otherTabs(): OtherTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('sportello-session') : undefined;
  return {
    tell: (news) => channel?.postMessage(news),
    hear: (listener) => channel?.addEventListener('message', ({ data }) => listener(data as TabNews)),
  };
}
