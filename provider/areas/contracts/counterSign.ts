import { contractCounterSign } from '../../../contract/contracts/endpoints';
import * as fieldsMessages from '../../../contract/messages/it/fields';
import { refused } from '../../documentSigning/storeSignature';
import { implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import { counterSignOne } from './counterSignOne';

/**
 * Counter-signs a contract with a file that the provider's staff uploads; they wait for the check. Runs with the
 * school's database role, because the platform's role reads no rows of schools. The file, or the reason for refusing
 * it, is stored before this call's own transaction. Repeating the call is harmless.
 */
export const counterSign = implementInSteps(contractCounterSign, {
  find: async ({ config }, { body }) => {
    if (!body.file && !config.demo)
      throw new Refusal('invalid', { errors: [{ field: 'file', message: fieldsMessages.required }] });
  },
  work: async (_, { db, clock, config }, { body: { file, ...contract } }) =>
    counterSignOne(
      { db, clock, config },
      { ...contract, ...(file && { file: Buffer.from(file, 'base64') }) },
    ),
  store: async (call, { body: { customerCode, fileName } }, { state, refusal }) => {
    if (state === 'refused') throw refused(refusal);
    if (state === 'notSigned')
      throw new Refusal('conflict', {
        detail: `Il contratto ${fileName} non è firmato dalla scuola ${customerCode}, o è già controfirmato.`,
      });
    const id = `${customerCode}/${fileName}`.slice(0, 120);
    call.audit({ entity: 'signedFile', action: 'counterSign', id });
    return undefined;
  },
});
