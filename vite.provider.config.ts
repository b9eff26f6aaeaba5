import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';
import { examples } from './scripts/lib/examples.mjs';

/**
 * The provider and its programs, for Node. Packages stay outside: they are installed beside it.
 * provider/db/pglite and provider/workers look for their workers beside the entries, so their names stay as they are.
 */
export default defineConfig({
  publicDir: false,
  plugins: [examples()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/provider',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: [...builtinModules, /^node:/],
      input: {
        main: 'provider/main.ts',
        operator: 'provider/cli/operator.ts',
        demoReset: 'provider/cli/demoReset.ts',
        demoMillion: 'provider/cli/demoMillion.ts',
        p7m: 'provider/cli/p7m.ts',
        signingWorker: 'provider/signing/worker/signingWorker.ts',
        listWorker: 'provider/trust/worker/listWorker.ts',
        pdfWorker: 'provider/documents/pdf/pdfWorker.ts',
        tableWorker: 'provider/tables/tableWorker.ts',
        pgliteWorker: 'provider/db/pgliteWorker.js',
        folderLockWorker: 'provider/db/folderLockWorker.js',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
