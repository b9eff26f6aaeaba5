import { type Language, sentencesIn } from '../../i18n/language';
import { type Html, html } from './html';

/** Renders the button that shows the typed password; absent without scripts. */
export function showPasswordButton(language: Language): Html {
  const { show, hide } = sentencesIn(language).signIn;
  return html`<button class="plain small" type="button" id="mostra" aria-controls="password" data-hide="${hide}" hidden>${show}</button>`;
}

/** Browser script. The password is hidden again before it is sent, so that nothing stores it as text. */
export const showPasswordScript = `
(() => {
  const field = document.getElementById('password');
  const button = document.getElementById('mostra');
  const { textContent: show, dataset } = button;
  const turn = (shown) => {
    field.type = shown ? 'text' : 'password';
    button.textContent = shown ? dataset.hide : show;
  };
  button.addEventListener('click', () => turn(field.type === 'password'));
  field.form.addEventListener('submit', () => turn(false));
  button.hidden = false;
})();`;
