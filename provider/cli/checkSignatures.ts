import { signaturesCheck } from '../../contract/signing/endpoints';
import { showInstant } from '../../contract/values/dates';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { optionsOf } from './optionsOf';

interface Waiting {
  readonly customerCode: string;
  readonly documentId: string;
  readonly arrivedAt: string;
}

/**
 * `signatures check`: requests the revocation status again for signatures for which it is still unknown. @returns the
 * text to print
 */
export async function checkSignatures(
  args: readonly string[],
  access: () => OperatorAccess,
): Promise<string> {
  optionsOf(args, {});
  const waiting = (await operatorCommand(access(), signaturesCheck.path, {})) as readonly Waiting[];
  if (waiting.length === 0) return 'No signature waits for who issued its certificate.';
  return [
    `Asked again from now on, for a day: ${waiting.length}`,
    ...waiting.map(
      ({ customerCode, documentId, arrivedAt }) =>
        `  ${customerCode}  document ${documentId}, arrived ${showInstant(arrivedAt)}`,
    ),
  ].join('\n');
}
