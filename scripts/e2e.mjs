// npm run e2e: all browser tests, on a fresh build. `-- signIn` runs the files whose path contains it; `-- --shots`
// also writes screenshots to shots/; `-- --slow` delays every API response, which reveals missing waits in a test or a
// screen.
import { ensureInstalled } from './lib/install.mjs';
import { bin } from './lib/paths.mjs';
import { ensurePrograms } from './lib/programs.mjs';
import { outcome, run } from './lib/run.mjs';

const given = process.argv.slice(2);
const filters = given.filter((one) => !['--shots', '--slow'].includes(one));

try {
  await ensureInstalled();
  const env = {
    ...process.env,
    ...(await ensurePrograms('chromium', 'postgresql')),
    SHOTS: given.includes('--shots') ? '1' : '0',
    SLOW: given.includes('--slow') ? '1' : '0',
  };
  await run('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const tests = await outcome(bin('vitest'), ['run', '--project', 'e2e', ...filters], {
    env,
    stdio: 'inherit',
  });
  process.exitCode = tests.status;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
