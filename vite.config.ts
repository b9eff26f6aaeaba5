import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { examples } from './scripts/lib/examples.mjs';

const ABOUT = /\babout:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`),?/g;

/** What the contract says of itself is for the OpenAPI document: no browser needs to load it. */
const withoutAbout: Plugin = {
  name: 'without-about',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/contract\/(endpoints|entities)\//.test(id) ? { code: code.replace(ABOUT, ''), map: null } : undefined,
};

/** What node-polyglot asks of a package for browsers that lack Object.entries: 25 files that none of ours needs. */
const nativeEntries: Plugin = {
  name: 'native-entries',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'object.entries' ? '\0object.entries' : undefined),
  load: (id) => (id === '\0object.entries' ? 'module.exports = Object.entries;' : undefined),
};

const PDFJS = join(import.meta.dirname, 'node_modules/pdfjs-dist');
const { version } = JSON.parse(readFileSync(join(PDFJS, 'package.json'), 'utf8')) as { version: string };
/** Decoders of images, colour profiles, character maps and fonts. The decoder for browsers without WebAssembly is left out. */
const pdfjsFiles = ['wasm', 'iccs', 'cmaps', 'standard_fonts'].flatMap((folder) =>
  readdirSync(join(PDFJS, folder))
    .filter((name) => !name.endsWith('.js'))
    .map((name) => `${folder}/${name}`),
);

/** Serves the files that pdf.js fetches while it reads a document, from our own origin: src/signing/PdfPages.tsx. */
const filesOfPdfjs: Plugin = {
  name: 'files-of-pdfjs',
  generateBundle() {
    for (const file of pdfjsFiles)
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdfjs-${version}/${file}`,
        source: readFileSync(join(PDFJS, file)),
      });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/assets/pdfjs-${version}/`, (request, response, next) => {
      const file = pdfjsFiles.find((one) => request.url === `/${one}`);
      if (!file) return next();
      if (file.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm');
      createReadStream(join(PDFJS, file)).pipe(response);
    });
  },
};

/**
 * The console. `accesso/silenzioso.html` and `accesso/finestra.html` are the two tiny pages that the
 * sign-in returns to inside a hidden frame and a popup; `api/docs.html` is the reference of the API. The provider puts a fresh nonce in place of
 * __CSP_NONCE__ each time it serves one of these pages.
 */
export default defineConfig({
  plugins: [examples(), withoutAbout, nativeEntries, filesOfPdfjs, react()],
  html: { cspNonce: '__CSP_NONCE__' },
  // A worker loads what it needs for a workbook when there is one.
  // It reads the declarations too; the plugins of the page do not apply to it.
  worker: { format: 'es', plugins: () => [examples()] },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    // Everything is a hashed file of our own origin: `font-src 'self'` has no data: in it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // The texts of messages go into the chunks that show them, and not together into the first one.
      optimization: { inlineConst: { mode: 'all' } },
      input: ['index.html', 'accesso/silenzioso.html', 'accesso/finestra.html', 'api/docs.html'],
      output: {
        // All that the first screen needs in one file: cut where pages loaded later share it, it compresses worse.
        codeSplitting: {
          groups: [
            {
              name: 'start',
              tags: ['$initial'],
              test: (id) => !/accesso|handBack|api\/docs|reference|swagger-ui/.test(id),
            },
          ],
        },
      },
    },
  },
});
