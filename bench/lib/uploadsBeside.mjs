import { readFileSync } from 'node:fs';
import { percentile } from './report.mjs';

const OTHER = 'SG10002';
/** Calls before the upload, enough for a meaningful median of their slowest twentieth. */
const CALLS = 100;

/** Returns the resident memory of a process in megabytes. */
const held = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/**
 * Measures the effect of an upload on everybody else: the list of another school before and during it, and how much the
 * memory of the provider grows.
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
