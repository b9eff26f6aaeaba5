import { preservationDemoSigner } from '../../../contract/preservation/endpoints';
import { implement } from '../../http/call';
import { readDocuments } from './preservationStore';

/** Returns the code that a phone would show, in the demo only: elsewhere no service reveals its codes. */
export const demoSigner = implement(preservationDemoSigner, async (call, { params }) => {
  const { tx, caller, signers, now } = call;
  const { customerCode } = caller;
  const codeFor = signers[0]?.codeFor;
  const rows = await readDocuments(tx, customerCode);
  const cf = rows.find(({ kind }) => kind === params.tipoDocumento)?.signer_cf;
  if (!codeFor || !cf) return null;
  const account = await tx
    .selectFrom('account')
    .select('uid')
    .where('customer_code', '=', customerCode)
    .where('codice_fiscale', '=', cf)
    .orderBy('uid')
    .limit(1)
    .executeTakeFirst();
  if (!account) return null;
  const { uid: username } = account;
  return { username, otp6: codeFor(username, 6, now), otp8: codeFor(username, 8, now) };
});
