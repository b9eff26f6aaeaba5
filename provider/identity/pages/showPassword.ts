import { type Language, sentencesIn } from '../../i18n/language';
import { type Html, html } from './html';

/** Shows what is typed as the password; not there without a script. */
export function showPasswordButton(language: Language): Html {
  const { show, hide } = sentencesIn(language).signIn;
  return html`<button class="plain small" type="button" id="mostra" aria-controls="password" data-hide="${hide}" hidden>${show}</button>`;
}

/** What runs in the browser. It is hidden again before it is sent, so that nothing keeps it as a text. */
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
