import type { SignatureAnswer } from '../../contract/signing/signing';
import type { useSay } from '../i18n/useSay';

/** That a document was signed, and by whom besides: whoever sent the file may not know of these signatures. */
export const withOthers = (
  say: ReturnType<typeof useSay>,
  text: string,
  { others }: Pick<SignatureAnswer, 'others'>,
): string => (others?.length ? `${text} ${say('signing.others', { names: others.join(', ') })}` : text);
