import { type Language, sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { Html, html } from './html';
import { sendOnceScript } from './sendOnce';
import { showPasswordScript } from './showPassword';

/** Path that receives the response of a passkey. */
export const passkeyPath = (uid: string): string => `${SIGN_IN_PATH}/${uid}/passkey`;
/** Path that issues the challenge for a passkey. */
export const passkeyAskPath = (uid: string): string => `${passkeyPath(uid)}/richiesta`;

/** Renders the form to sign in by passkey; hidden without scripts or in a browser without passkeys. */
export function passkeyForm(language: Language, uid: string, nonce: string): Html {
  const { passkey } = sentencesIn(language);
  return html`<form method="post" action="${passkeyPath(uid)}" id="passkey" hidden
 data-ask="${passkeyAskPath(uid)}" data-waiting="${passkey.waiting}" data-cancelled="${passkey.cancelled}"
 data-often="${passkey.often}" data-failed="${passkey.failed}">
<input type="hidden" name="credenziale">
<button class="plain" type="submit">${passkey.submit}</button>
<p class="hint" role="status"></p>
</form>
<script nonce="${nonce}">${new Html(sendOnceScript + showPasswordScript + script)}</script>`;
}

/** Browser script. It requests the challenge at the click, since a challenge is valid for minutes only. */
const script = `
(() => {
  const known = window.PublicKeyCredential;
  if (!known?.parseRequestOptionsFromJSON || !known.prototype.toJSON) return;
  const form = document.getElementById('passkey');
  const status = form.querySelector('[role=status]');
  const { ask, waiting, cancelled, often, failed } = form.dataset;
  let busy = false;
  const answer = async () => {
    const asked = await fetch(ask, { method: 'POST', body: new URLSearchParams({ passkey: '1' }) });
    if (asked.status === 429) return often;
    if (!asked.ok) return failed;
    const publicKey = known.parseRequestOptionsFromJSON(await asked.json());
    const credential = await navigator.credentials.get({ publicKey });
    form.elements.credenziale.value = JSON.stringify(credential.toJSON());
    form.submit();
    return waiting;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    status.textContent = waiting;
    answer()
      .catch((error) => (error.name === 'NotAllowedError' ? cancelled : failed))
      .then((text) => {
        status.textContent = text;
        busy = text === waiting;
      });
  });
  form.hidden = false;
})()`;
