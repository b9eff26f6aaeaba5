import type { OnlineCredentials, SignatureAnswer } from '../../contract/signing/signing';
import type { Call, Outside } from '../http/call';
import type { Acceptance } from '../signing/acceptSignature';
import { takeSpace } from '../uploads/schoolSpace';
import { acceptOneOnline, acceptUpload, refuseInMaintenance, type SigningTask } from './signSteps';

/** The input for signing a document through a signing service. */
interface OnlineInput {
  readonly body: OnlineCredentials & { readonly provider?: string | null };
}

interface Signing<Task extends SigningTask, Online extends OnlineInput, Offline> {
  /** Finds the document to sign, and its signer. @throws Refusal */
  find(call: Call, input: Online | Offline): Promise<Task>;
  /** Stores the signature, if the document is still the one that was found. @throws Refusal */
  keep(call: Call, task: Task, acceptance: Acceptance, how: string): Promise<SignatureAnswer>;
}

/**
 * Returns the steps of the two calls that sign one document: through a service, and with a file that was signed
 * elsewhere. Both refuse while signing is under maintenance.
 */
export function signCalls<
  Task extends SigningTask,
  Online extends OnlineInput = OnlineInput,
  Offline = unknown,
>({ find, keep }: Signing<Task, Online, Offline>) {
  const findTask = async (call: Call, input: Online | Offline): Promise<Task> => {
    refuseInMaintenance(call);
    return find(call, input);
  };
  return {
    online: {
      find: findTask,
      work: (task: Task, outside: Outside, { body: { username, password, otp, provider } }: Online) =>
        acceptOneOnline(task, { username, password, otp }, provider ?? undefined, outside),
      store: (call: Call, { body }: Online, acceptance: Acceptance, task: Task) =>
        keep(call, task, acceptance, body.provider ?? 'online'),
    },
    offline: {
      find: findTask,
      work: (task: Task, outside: Outside) => acceptUpload(task, outside),
      store: async (call: Call, _: Offline, acceptance: Acceptance, task: Task) => {
        // Space is not needed for a refused signature, so that its refusal is reported, not a lack of space.
        if (acceptance.state !== 'refused') {
          const { customerCode } = call.caller;
          await takeSpace(call.tx, call.config, { customerCode, size: acceptance.file.byteLength });
        }
        return keep(call, task, acceptance, 'offline');
      },
    },
  };
}
