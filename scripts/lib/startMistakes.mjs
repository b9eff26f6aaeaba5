// An error in a declaration stops the console at start or at reload: `npm run dev` shows it over the page until the
// file is corrected, as Vite does for syntax errors.

/** Runs in the page, before any code of the console. */
const WATCH = `
const show = (failed) => {
  const Overlay = customElements.get('vite-error-overlay');
  if (!Overlay || !/^Resource "/.test(failed?.message ?? '')) return;
  for (const before of document.querySelectorAll('vite-error-overlay')) before.remove();
  document.body.append(new Overlay({ message: failed.message, stack: '' }));
};
addEventListener('error', ({ error }) => show(error));
addEventListener('unhandledrejection', ({ reason }) => show(reason));
// Errors of a hot reload are only reported there.
const { error: tell } = console;
console.error = (...told) => {
  tell(...told);
  told.forEach(show);
};
`;

/** Shows start errors over the page. @returns {import('vite').Plugin} */
export const startMistakes = () => ({
  name: 'start-mistakes',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module' }, children: WATCH, injectTo: 'head-prepend' },
  ],
});
