import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The console of the provider's own staff: a bundle of its own, of which nothing is in a school's. */
export default defineConfig({
  root: 'operators',
  base: '/gestore/',
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/operators',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
