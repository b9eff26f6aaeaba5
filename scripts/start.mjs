// `npm start`: installs missing packages, builds outdated parts, starts the provider. This file only checks Node's
// version, in syntax that an old Node can parse, so that it can report the problem.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed (22 and 24 are fine); this is Node ${process.versions.node}.`);
  console.error('Get a newer one at https://nodejs.org, then run npm start again.');
  process.exit(1);
}
import('./lib/startProvider.mjs').then((module) => module.startProvider());
