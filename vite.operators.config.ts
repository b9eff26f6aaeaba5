import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const own = (file: string) => fileURLToPath(new URL(`operators/i18n/${file}`, import.meta.url));

/** The engine speaks the sentences of this console, not those of the schools'. */
const ownSentences: Plugin = {
  name: 'own-sentences',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (!importer.includes('/src/')) return undefined;
    if (/(^|\/)(i18n\/)?italian$/.test(source) && source.startsWith('.')) return own('italian.ts');
    return source === './en/en' ? own('en.ts') : undefined;
  },
};

/** The console of the provider's own staff: a bundle of its own, of which nothing is in a school's. */
export default defineConfig({
  root: 'operators',
  base: '/gestore/',
  plugins: [ownSentences, react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/operators',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    // As in vite.config.ts.
    rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
  },
});
