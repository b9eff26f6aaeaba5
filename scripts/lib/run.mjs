import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program to its end, without a shell and without standard input.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onMessage?: (message: any) => void }} [options] onMessage
 *   is called with what a program of Node's sends to whoever started it
 * @returns {Promise<{ status: number, output: string }>} output is empty with `stdio: 'inherit'`
 */
export function outcome(program, args, { onMessage, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])];
    const child = spawn(program, args, { cwd: root, stdio, ...options });
    if (onMessage) child.on('message', onMessage);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

/** The same, but a program that fails rejects with its name and what it printed. */
export async function run(program, args, options = {}) {
  const { status, output } = await outcome(program, args, options);
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with status ${status}.\n${output}`.trim());
  return output;
}
