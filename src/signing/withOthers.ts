import type { SignatureAnswer } from '../../contract/signing/signing';
import type { useSay } from '../i18n/useSay';

/**
 * Adds the names of other signers to the confirmation, because the person who sent the file may not know of their
 * signatures.
 */
export const withOthers = (
  say: ReturnType<typeof useSay>,
  text: string,
  { others }: Pick<SignatureAnswer, 'others'>,
): string => (others?.length ? `${text} ${say('signing.others', { names: others.join(', ') })}` : text);
