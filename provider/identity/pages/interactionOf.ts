import type { FastifyReply } from 'fastify';
import type Provider from 'oidc-provider';
import type { PageRequest } from './parts';

/** The sign-in of the page is over, or belongs to another browser. */
export class SignInOver extends Error {
  override readonly name = 'SessionNotFound';
}

/**
 * Returns the sign-in that a page belongs to; oidc-provider finds it by its signed cookie.
 * @throws an error named SessionNotFound when it is over
 */
export async function interactionOf(provider: Provider, request: PageRequest, reply: FastifyReply) {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  if (interaction.uid !== request.params.uid) throw new SignInOver();
  return interaction;
}
