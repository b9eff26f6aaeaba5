// `npm start`: installs what is missing, builds what is out of date, starts the provider. Only the check of
// Node's version is here, written so that an old Node can read it and say what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed (22 and 24 are fine); this is Node ${process.versions.node}.`);
  console.error('Get a newer one at https://nodejs.org, then run npm start again.');
  process.exit(1);
}
import('./lib/startProvider.mjs').then((module) => module.startProvider());
