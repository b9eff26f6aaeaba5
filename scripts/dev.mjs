// `npm run dev`: the console from Vite with hot reload, in front of the real provider, which is rebuilt and restarted
// at each change, in a long-lived process and over a database that stays open. One public address, as in production:
// http://localhost:PORT (8080).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createListener } from 'node:net';
import { join } from 'node:path';
import { failedStart } from './lib/failedStart.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { outsideProviders } from './lib/outsideProviders.mjs';
import { root } from './lib/paths.mjs';
import { startMistakes } from './lib/startMistakes.mjs';
import { watchFolders } from './lib/watchFolders.mjs';

try {
  await ensureInstalled();
} catch (error) {
  giveUp(error);
}
const { build, createServer, runnerImport } = await import('vite');

const port = portOf('PORT', 8080);
const providerPort = portOf('PROVIDER_PORT', port + 1);
await takeCheckout().catch(giveUp);
await refuseTaken(providerPort).catch(giveUp);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const toProvider = { target: `http://127.0.0.1:${providerPort}`, xfwd: true };

const ofProvider = ['/api', '/oidc', '/accedi', '/healthz', '/objects'];
/** Resolves when a provider that is starting is ready, or has failed. */
let well = Promise.resolve();
const failed = failedStart();

// The console of the provider's own staff: a separate build, at /gestore of the same address.
const operators = await createServer({
  configFile: join(root, 'vite.operators.config.ts'),
  root: join(root, 'operators'),
  cacheDir: join(root, 'node_modules/.vite-operators'),
  server: { middlewareMode: true, hmr: { port: port + 2 }, fs: { allow: [root] } },
});

const server = await createServer({
  root,
  // Packages that only workers import. If Vite discovered them later, it would reload the page in the middle of an
  // import.
  optimizeDeps: {
    include: ['papaparse', 'read-excel-file/web-worker', 'pdfjs-dist/build/pdf.worker.min.mjs'],
  },
  server: {
    port,
    strictPort: true,
    // Tests write copies of the console into these folders, which would reload the page in the middle of somebody's
    // work.
    watch: { ignored: ['**/.cache/**', '**/test-results/**'] },
    proxy: Object.fromEntries(ofProvider.map((path) => [`^${path}([/?]|$)`, toProvider])),
  },
  plugins: [
    callbackPages(),
    operatorPages(),
    outsideProviders(),
    startMistakes(),
    whileItStarts(),
    failed.plugin,
  ],
});
await server
  .listen()
  .catch((error) =>
    giveUp(
      new Error(
        `Vite cannot listen at port ${port} (${error.message}): choose another one, as in PORT=8090 npm run dev.`,
      ),
    ),
  );

// A folder other than dist/provider, so that its stamp still says from which sources it was built.
const outDir = 'dist/dev';
const execArgv = ['--enable-source-maps'];
const env = {
  ...process.env,
  PORT: String(providerPort),
  HOST: '127.0.0.1',
  PUBLIC_URL: publicUrl,
  TRUSTED_PROXIES: '1',
  // Sign-in elsewhere is off, because the page would have to know its address and Vite serves the page unchanged.
  OIDC_ISSUER: '',
};
let provider;
let wanted = true;
/** The number of providers that run in one process, one after another. */
const AS_ONE = 20;
let started = 0;
/** True if the last build has failed. */
let broken = false;
const watcher = await build({
  root,
  configFile: 'vite.provider.config.ts',
  logLevel: 'warn',
  plugins: [
    watchFolders(
      join(root, 'contract/stored'),
      join(root, 'provider/hooks'),
      join(root, 'provider/db/migrations'),
      ...(process.env.EXAMPLES === '1' ? [join(root, 'examples/migrations')] : []),
    ),
  ],
  build: { watch: {}, outDir, rolldownOptions: { input: { development: 'provider/development.ts' } } },
});
watcher.on('event', async (event) => {
  if (event.code === 'START') broken = false;
  if (event.code === 'BUNDLE_END') await event.result?.close();
  if (event.code === 'ERROR') {
    broken = true;
    console.error(event.error.message);
    failed.tell(event.error.message);
  }
  // After a failed build the provider is not started again, because the files of the build before would hide the error.
  if (event.code === 'END' && !broken) await restart();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

/** Reads a port: the provider checks its own, but Vite would fall back to another one. */
function portOf(name, otherwise) {
  const value = Number(process.env[name] || otherwise);
  if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
  console.error(`${name} must be a whole number from 1 to 65535, not "${process.env[name]}".`);
  process.exit(1);
}

/** Locks the checkout: two instances would write the same files, each over those that the other serves. */
async function takeCheckout() {
  const { module } = await runnerImport(join(root, 'provider/db/pglite/lockFolder.ts'), {
    configFile: false,
  });
  await module.lockFolder(join(root, '.cache/dev'), {
    inUse: (pid) =>
      `npm run dev is at work in ${root} already (process ${pid}): stop it, or use another checkout.`,
  });
}

/**
 * Refuses a port in use. The provider would refuse it too, but with a message about PORT, which nobody has set to it.
 */
async function refuseTaken(taken) {
  const probe = createListener().listen({ host: '127.0.0.1', port: taken });
  await once(probe, 'listening').catch((error) => {
    throw new Error(
      `The provider cannot listen at port ${taken} (${error.code}): choose another one, as in PROVIDER_PORT=8091 npm run dev.`,
    );
  });
  probe.close();
  await once(probe, 'close');
}

function isRunning(child) {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

function giveUp(error) {
  console.error(error.message);
  process.exit(1);
}

async function restart() {
  let answers = () => undefined;
  well = new Promise((resolve) => {
    answers = resolve;
  });
  if (!wanted) return;
  // A new process from time to time, because the modules of earlier builds stay in memory.
  if (++started % AS_ONE === 0) await end(provider);
  // A process that has ended printed why; the next change starts another.
  if (!isRunning(provider))
    provider = fork(join(root, 'scripts/lib/devProvider.mjs'), { cwd: root, env, execArgv });
  const ended = once(provider, 'exit').then(() => [{ reason: 'It has ended: the terminal says why.' }]);
  provider.send({ start: join(root, outDir, 'development.js') });
  const [{ reason }] = await Promise.race([once(provider, 'message'), ended]);
  failed.tell(reason);
  answers();
}

/** Ends the process, which closes its database first. */
function end(child) {
  if (!isRunning(child)) return undefined;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
}

async function stop() {
  wanted = false;
  await Promise.all([watcher.close(), server.close(), operators.close(), end(provider)]);
  process.exit();
}

function operatorPages() {
  return {
    name: 'operator-pages',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) =>
        /^\/gestore([/?]|$)/.test(request.url) ? operators.middlewares(request, response, next) : next(),
      );
    },
  };
}

/** Delays requests to the provider while it restarts: a page that has just loaded a changed contract continues. */
function whileItStarts() {
  const asksIt = new RegExp(`^(${ofProvider.join('|')})([/?]|$)`);
  return {
    name: 'while-it-starts',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (asksIt.test(request.url)) well.then(() => next(), next);
        else next();
      });
    },
  };
}

/**
 * Serves the callback pages of the sign-in and the API documentation without `.html` in their address, as the provider
 * does.
 */
function callbackPages() {
  return {
    name: 'callback-pages',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        request.url = request.url.replace(
          /^(\/accesso\/(?:silenzioso|finestra)|\/api\/docs)(?=[?#]|$)/,
          '$1.html',
        );
        next();
      });
    },
  };
}
