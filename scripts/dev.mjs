// `npm run dev`: the console from Vite with hot reload, before the real provider, which is built again and
// restarted at each change. One public address, as in production: http://localhost:PORT (8080).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createListener } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { outsideProviders } from './lib/outsideProviders.mjs';
import { root } from './lib/paths.mjs';
import { startMistakes } from './lib/startMistakes.mjs';

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
/** Until the provider that is being started answers. */
let well = Promise.resolve();

// The console of the provider's own staff: another build, at /gestore of the same address.
const operators = await createServer({
  configFile: join(root, 'vite.operators.config.ts'),
  root: join(root, 'operators'),
  cacheDir: join(root, 'node_modules/.vite-operators'),
  server: { middlewareMode: true, hmr: { port: port + 2 }, fs: { allow: [root] } },
});

const server = await createServer({
  root,
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(ofProvider.map((path) => [`^${path}([/?]|$)`, toProvider])),
  },
  plugins: [callbackPages(), operatorPages(), outsideProviders(), startMistakes(), whileItStarts()],
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

// Not dist/provider, whose stamp says what it was built from.
const outDir = 'dist/dev';
let provider;
let wanted = true;
const watcher = await build({
  root,
  configFile: 'vite.provider.config.ts',
  logLevel: 'warn',
  build: { watch: {}, outDir },
});
watcher.on('event', async (event) => {
  if (event.code === 'BUNDLE_END') await event.result?.close();
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'END') await restart();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

/** The provider checks its own; Vite would listen somewhere. */
function portOf(name, otherwise) {
  const value = Number(process.env[name] || otherwise);
  if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
  console.error(`${name} must be a whole number from 1 to 65535, not "${process.env[name]}".`);
  process.exit(1);
}

/** Two would write the same files, each into what the other serves. */
async function takeCheckout() {
  const { module } = await runnerImport(join(root, 'provider/db/pglite/lockFolder.ts'), {
    configFile: false,
  });
  const release = module.lockFolder(
    join(root, '.cache/dev'),
    (pid) => `npm run dev is at work in ${root} already (process ${pid}): stop it, or use another checkout.`,
  );
  process.once('exit', release);
}

/** The provider would say so too, but of a port that nobody has chosen. */
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

function giveUp(error) {
  console.error(error.message);
  process.exit(1);
}

async function restart() {
  let answers = () => undefined;
  well = new Promise((resolve) => {
    answers = resolve;
  });
  await end(provider);
  if (!wanted) return;
  const env = {
    ...process.env,
    PORT: String(providerPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: '1',
    // Vite serves the page, which would have to say where people sign in.
    OIDC_ISSUER: '',
  };
  provider = spawn(process.execPath, ['--enable-source-maps', `${outDir}/main.js`], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  await untilWell(provider);
  answers();
}

/** It answers, or has ended and says why. */
async function untilWell(child) {
  while (child.exitCode === null && child.signalCode === null) {
    const isWell = await fetch(`http://127.0.0.1:${providerPort}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The provider closes its database before it ends: the next one could not open it earlier. */
function end(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return undefined;
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

/** What is asked of the provider while it starts again waits for it: a page that has just read a new contract goes on. */
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

/** The provider serves these two pages without their ending. */
function callbackPages() {
  return {
    name: 'callback-pages',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        request.url = request.url.replace(/^(\/accesso\/(?:silenzioso|finestra))(?=[?#]|$)/, '$1.html');
        next();
      });
    },
  };
}
