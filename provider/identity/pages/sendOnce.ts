import { Html, html } from './html';

/** Browser script: of two presses of a button in quick succession only the first is sent. */
export const sendOnceScript = `
(() => {
  // After the person has stopped the loading of the next page, they may send again.
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

/** Wraps the script for a page with forms and no other script. Without it, every press is sent. */
export const sendOnce = (nonce: string): Html =>
  html`<script nonce="${nonce}">${new Html(sendOnceScript)}</script>`;
