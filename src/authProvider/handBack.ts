/**
 * All that the sign-in's hidden frame and popup do: hand the address they were sent back to, with its
 * code, to the page that opened them. It is the message that oidc-client-ts waits for, written out
 * here because its library is forty times this page; tests/e2e/shell.test.ts goes through both.
 */
const answer = { source: 'oidc-client', url: window.location.href, keepOpen: false };
const asking: Window | null = window.opener ?? (window.parent === window ? null : window.parent);

if (asking) {
  asking.postMessage(answer, window.location.origin);
} else {
  // A sign-in that went through another site has lost its opener.
  const state = new URLSearchParams(window.location.search).get('state') ?? '';
  const channel = new BroadcastChannel(`oidc-client-popup-${state}`);
  channel.postMessage(answer);
  channel.close();
  window.close();
}

export {};
