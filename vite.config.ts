import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The console. `accesso/silenzioso.html` and `accesso/finestra.html` are the two tiny pages that the
 * sign-in returns to inside a hidden frame and a popup. The provider puts a fresh nonce in place of
 * __CSP_NONCE__ each time it serves one of the three pages.
 */
export default defineConfig({
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    // Everything is a hashed file of our own origin: `font-src 'self'` has no data: in it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'accesso/silenzioso.html', 'accesso/finestra.html'],
      output: {
        // All that the first screen needs in one file: cut where pages loaded later share it, it compresses worse.
        codeSplitting: {
          groups: [{ name: 'start', tags: ['$initial'], test: (id) => !/accesso|handBack/.test(id) }],
        },
      },
    },
  },
});
