import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';

export const PEERS = ['react-admin-hello', 'bare-virtual', 'stock-datatable', 'mui-x'];

/** Where a built peer is. */
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
}
