import type { Config } from './config';
import { signInsToTry } from './demo/signIns';

/** Returns the terminal output once the demo is served: the address, and the sign-ins to try. */
export function greeting(config: Pick<Config, 'publicUrl' | 'demoPassword'>): string {
  const ready = `\nSportello is ready: ${config.publicUrl}\n`;
  const width = Math.max(...signInsToTry.map(({ signIn }) => signIn.length));
  const lines = signInsToTry.map(({ signIn, who }) => `  ${signIn.padEnd(width)}  ${who}`);
  return [ready, `Sign in with the password ${config.demoPassword} as`, ...lines, ''].join('\n');
}
