import { consoleFolder } from './consoleFolder';
import { whyNotOnNode } from './whyNotOnNode';

// Checked first, with the rest loaded after it: an older Node would fail on missing features before it could say so.
const why = whyNotOnNode(process.versions.node);
if (why) {
  console.error(why);
  process.exitCode = 1;
} else {
  const { serveUntilStopped } = await import('./serveUntilStopped');
  await serveUntilStopped(consoleFolder, console.log);
}
