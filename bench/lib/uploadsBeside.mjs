import { readFileSync } from 'node:fs';
import { percentile } from './report.mjs';

const OTHER = 'SG10002';
/** Calls before, so that the median of their last twentieth says something. */
const CALLS = 100;

/** Megabytes that a process holds. */
const held = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/**
 * What everybody else notices of a file on its way: the list of another school before it and meanwhile, and by how
 * much the provider grows.
 * @returns p95 of both in milliseconds, and megabytes
 */
export async function uploadsBeside(other, pid, upload) {
  const list = async () => {
    const before = performance.now();
    const answer = await other.fetch(`/api/users/${OTHER}/find`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customerCode: OTHER, stato: '1' }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    return performance.now() - before;
  };
  const idle = [];
  for (let call = 0; call < CALLS; call += 1) idle.push(await list());
  const [before, meanwhile] = [held(pid), []];
  let most = before;
  let done = false;
  const sent = upload().finally(() => {
    done = true;
  });
  while (!done) {
    meanwhile.push(await list());
    most = Math.max(most, held(pid));
  }
  await sent;
  return { idle: percentile(idle, 0.95), meanwhile: percentile(meanwhile, 0.95), grown: most - before };
}
