import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';

/** Peers that are separate apps. */
export const PEERS = ['react-admin-hello', 'stock-datatable', 'mui-x', 'papaparse', 'book', 'table'];
/** Our console with bare virtual tables in place of its list and its matrix: the lower bound of their cost. */
export const LIMIT = 'bare-virtual';

/** The folder of a built peer. */
export const builtPeer = (name) => join(root, '.cache/bench', name);

/** Builds the peers with the same Vite and the same settings as the console. */
export async function buildPeers() {
  for (const name of PEERS) {
    await build({
      root: join(root, 'bench/peers', name),
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: { outDir: builtPeer(name), emptyOutDir: true, modulePreload: { polyfill: false } },
    });
  }
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    resolve: {
      alias: ['ResourceList', 'MatrixPage'].map((name) => ({
        find: new RegExp(`^\\./${name}$`),
        replacement: join(root, 'bench/peers', LIMIT, name),
      })),
    },
    build: { outDir: builtPeer(LIMIT) },
  });
}
