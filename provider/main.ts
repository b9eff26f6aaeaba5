import { consoleFolder } from './consoleFolder';
import { whyNotOnNode } from './whyNotOnNode';

// By itself, and the rest after it: what an older Node does not have would end it before it could say so.
const why = whyNotOnNode(process.versions.node);
if (why) {
  console.error(why);
  process.exitCode = 1;
} else {
  const { serveUntilStopped } = await import('./serveUntilStopped');
  await serveUntilStopped(consoleFolder, console.log);
}
