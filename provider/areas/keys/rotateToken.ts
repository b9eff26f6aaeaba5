import { tokenKeyRotate } from '../../../contract/keys/endpoints';
import { implement } from '../../http/call';
import { rotateTokenKey } from '../../identity/oidc/rotateTokenKey';

/**
 * Rotates the token key. The private key is stored only in the database, encrypted. The response and the log contain
 * only the id of the key.
 */
export const rotateToken = implement(tokenKeyRotate, async (call, { body }) => {
  const { kid, before, from, until } = await rotateTokenKey(call.tx, { accept: body.before === 'accept' });
  const acceptedUntil = until?.toISOString();
  const signsFrom = from.toISOString();
  call.audit({
    entity: 'keys',
    action: 'rotate',
    before: { token: before },
    after: { token: kid, signsFrom, ...(acceptedUntil && { acceptedUntil }) },
  });
  return { kid, signsFrom, ...(acceptedUntil && { acceptedUntil }) };
});
