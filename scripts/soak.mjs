// npm run soak: kills the built provider at random under write load, on both databases, and checks that no acknowledged
// write is lost; then attacks running processes (docs/attacks.md) while somebody works and keys are rotated. `--
// --minutes 10` sets the duration on each (2 minutes). Then flips every bit of signatures.
import { ensureInstalled } from './lib/install.mjs';
import { bin } from './lib/paths.mjs';
import { ensurePrograms } from './lib/programs.mjs';
import { outcome, run } from './lib/run.mjs';

const minutes = Number(process.argv[process.argv.indexOf('--minutes') + 1]) || 2;

try {
  await ensureInstalled();
  const programs = await ensurePrograms('postgresql', 'openssl');
  const env = { ...process.env, SOAK_MINUTES: String(minutes), ...programs };
  await run('npm', ['run', '--silent', 'build:provider'], { stdio: 'inherit' });
  for (const dialect of ['pglite', 'postgresql']) {
    const { status } = await outcome(bin('vitest'), ['run', '--project', `soak on ${dialect}`], {
      env,
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
  const bits = await outcome(bin('vitest'), ['run', '--project', 'signatures', 'mutation'], {
    env: { ...env, EVERY_BIT: '1' },
    stdio: 'inherit',
  });
  if (bits.status !== 0) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
