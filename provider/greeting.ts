import type { Config } from './config';
import { signInsToTry } from './demo/signIns';

/** What the terminal shows once the demo is served: the address, and whom to sign in as. */
export function greeting(config: Pick<Config, 'publicUrl' | 'demoPassword'>): string {
  const ready = `\nSportello is ready: ${config.publicUrl}\n`;
  const width = Math.max(...signInsToTry.map(({ signIn }) => signIn.length));
  const lines = signInsToTry.map(({ signIn, who }) => `  ${signIn.padEnd(width)}  ${who}`);
  return [ready, `Sign in with the password ${config.demoPassword} as`, ...lines, ''].join('\n');
}
