/**
 * The whole job of the hidden sign-in frame and the popup: pass their callback address, with its code, to the page that
 * opened them. This is the message that oidc-client-ts waits for, written out here because its library is forty times
 * the size of this page; tests/e2e/shell.test.ts covers both.
 */
const answer = { source: 'oidc-client', url: window.location.href, keepOpen: false };
const asking: Window | null = window.opener ?? (window.parent === window ? null : window.parent);

if (asking) {
  asking.postMessage(answer, window.location.origin);
} else {
  // A sign-in that went through another site has lost its `window.opener`.
  const state = new URLSearchParams(window.location.search).get('state') ?? '';
  const channel = new BroadcastChannel(`oidc-client-popup-${state}`);
  channel.postMessage(answer);
  channel.close();
  window.close();
}

export {};
