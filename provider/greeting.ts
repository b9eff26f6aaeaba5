import type { Config } from './config';
import { signInsToTry } from './demo/signIns';

/** What the terminal shows once the provider serves: the address and, in the demo, whom to sign in as. */
export function greeting(config: Pick<Config, 'publicUrl' | 'demo' | 'demoPassword'>): string {
  const ready = `\nSportello is ready: ${config.publicUrl}\n`;
  if (!config.demo) return ready;
  const width = Math.max(...signInsToTry.map(({ signIn }) => signIn.length));
  const lines = signInsToTry.map(({ signIn, who }) => `  ${signIn.padEnd(width)}  ${who}`);
  return [ready, `Sign in with the password ${config.demoPassword} as`, ...lines, ''].join('\n');
}
