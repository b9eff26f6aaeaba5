import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program to completion, without a shell and without standard input.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onMessage?: (message: any) => void }} [options] onMessage
 * receives the messages that a Node program sends to its parent
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

/** Runs a program as {@link outcome} does, but rejects with its name and its output if it fails. */
export async function run(program, args, options = {}) {
  const { status, output } = await outcome(program, args, options);
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with status ${status}.\n${output}`.trim());
  return output;
}
