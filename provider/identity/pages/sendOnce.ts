import { Html, html } from './html';

/** What runs in the browser: of two presses of a button that come close together the first alone is sent. */
export const sendOnceScript = `
(() => {
  // Whoever stopped the page from loading is still on it, and may send again.
  const LONGEST = 10000;
  let sentAt;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sentAt = undefined;
  });
  document.addEventListener('submit', (event) => {
    // Another script sends it in its own way.
    if (event.defaultPrevented) return;
    if (event.timeStamp - sentAt < LONGEST) event.preventDefault();
    else sentAt = event.timeStamp;
  });
})();`;

/** The same as the one script of a page with forms. Without it they are sent as often as they are asked to be. */
export const sendOnce = (nonce: string): Html =>
  html`<script nonce="${nonce}">${new Html(sendOnceScript)}</script>`;
