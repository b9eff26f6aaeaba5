// A mistake in a declaration stops the console as it starts, or as it is loaded again: `npm run dev` shows it over the page,
// as Vite does what it cannot read, until the file is mended.

/** Runs in the page, before anything of the console's. */
const WATCH = `
const show = (failed) => {
  const Overlay = customElements.get('vite-error-overlay');
  if (!Overlay || !/^Resource "/.test(failed?.message ?? '')) return;
  for (const before of document.querySelectorAll('vite-error-overlay')) before.remove();
  document.body.append(new Overlay({ message: failed.message, stack: '' }));
};
addEventListener('error', ({ error }) => show(error));
addEventListener('unhandledrejection', ({ reason }) => show(reason));
// What fails as it is loaded again is only told there.
const { error: tell } = console;
console.error = (...told) => {
  tell(...told);
  told.forEach(show);
};
`;

/** @returns {import('vite').Plugin} */
export const startMistakes = () => ({
  name: 'start-mistakes',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module' }, children: WATCH, injectTo: 'head-prepend' },
  ],
});
