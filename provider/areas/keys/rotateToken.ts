import { tokenKeyRotate } from '../../../contract/endpoints/keys';
import { implement } from '../../http/call';
import { rotateTokenKey } from '../../identity/oidc/rotateTokenKey';

/** The private key is in the database alone, sealed; the answer and the log have its name. */
export const rotateToken = implement(tokenKeyRotate, async (call, { body }) => {
  const { kid, before, until } = await rotateTokenKey(call.tx, { accept: body.before === 'accept' });
  const acceptedUntil = until?.toISOString();
  call.audit({
    entity: 'keys',
    action: 'rotate',
    before: { token: before },
    after: { token: kid, ...(acceptedUntil && { acceptedUntil }) },
  });
  return { kid, ...(acceptedUntil && { acceptedUntil }) };
});
