// npm run test:busy: runs npm test beside two endless loops, ten times, or as often as `-- 3` says, and prints which
// runs passed. The reports of a failed run are kept in .cache/busy/<its number>.
import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { results, root } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';

const LOOPS = 2;
const kept = join(root, '.cache', 'busy');
const times = Number(process.argv[2] ?? 10);
if (!Number.isInteger(times) || times < 1) {
  console.error('Say how often, as in npm run test:busy -- 3');
  process.exit(1);
}

rmSync(kept, { recursive: true, force: true });
const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);']));
// The loops end with this process, however it ends.
process.on('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const red = [];
for (let run = 1; run <= times; run += 1) {
  console.log(`Run ${run} of ${times}`);
  const { status } = await outcome(process.execPath, ['scripts/test.mjs'], { stdio: 'inherit' });
  if (status === 0) continue;
  red.push(run);
  cpSync(results, join(kept, String(run)), { recursive: true });
}
console.log(
  `${times - red.length} of ${times} runs were green${red.length > 0 ? `, not ${red.join(', ')}` : ''}.`,
);
// Exits explicitly, because the loops would keep this process alive.
process.exit(red.length === 0 ? 0 : 1);
