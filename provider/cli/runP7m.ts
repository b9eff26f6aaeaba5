import type { Clock } from '../../contract/values/clock';
import { ConfigError } from '../config';
import type { P7mOutcome } from './p7mOutcome';
import { signP7m } from './signP7m';
import { UsageError } from './usageError';
import { openP7m, replayP7m, verifyP7m } from './verifyP7m';

export const P7M_HELP = `Verifies signed files, and makes CAdES signatures (.p7m).

  npm run p7m -- verify FILE [--content FILE] [--trust DIR] [--person TAXCODE] [--at DATE]
                              [--timestamp FILE] [--evidence OUT]
      prints one JSON object; "codes" and "nextStep" say why and what to do
      --content   what a detached signature signs, or the document that was handed out
      --trust     a folder of certificates of authorities, revocation lists and OCSP responses;
                  TRUST_DIR, and in a demo its own authority, when absent
      --person    the tax code of who should have signed
      --at        the time to judge by, as in 2026-11-21 or 2026-11-21T10:00:00Z; now when absent
      --timestamp a timestamp of FILE that is kept beside it (.tst or .tsr): it proves when FILE existed
      --evidence  writes down what the verdict rests on
  npm run p7m -- open FILE [--content FILE] [--trust DIR] [--at DATE]
      the same of a file of any form (PAdES, XAdES, ASiC, timestamps, messages, archives) and of the files inside it
  npm run p7m -- replay EVIDENCE FILE [--content FILE]
      verifies again with what the evidence holds; "same" says whether the outcome is the same
  npm run p7m -- sign FILE [--out FILE] [--person TAXCODE] [--name NAME] [--surname SURNAME] [--key rsa|ec] [--at DATE]
      signs as a person of the demo, with a certificate of the demo's own authority; prints one JSON object

Exit codes: 0 passed, 1 failed, 2 indeterminate, 3 not readable as a signature, 64 not understood.
"npm run --silent p7m -- …" prints nothing but the JSON.`;

type Command = (args: readonly string[], env: NodeJS.ProcessEnv, clock: Clock) => Promise<P7mOutcome>;

const commands: Readonly<Record<string, Command>> = {
  verify: verifyP7m,
  open: openP7m,
  replay: replayP7m,
  sign: signP7m,
};

/** Runs one command of the program p7m. */
export async function runP7m(
  [name, ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  clock: Clock,
): Promise<P7mOutcome> {
  if (name === undefined || name === 'help' || [name, ...args].includes('--help'))
    return { code: 0, output: P7M_HELP };
  try {
    const command = commands[name];
    if (!command) throw new UsageError(`There is no command "${name}".`);
    return await command(args, env, clock);
  } catch (error) {
    if (error instanceof UsageError || error instanceof ConfigError)
      return { code: 64, output: `${error.message}\nTry: npm run p7m -- help` };
    throw error;
  }
}
