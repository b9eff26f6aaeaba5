import { signatureRefusal } from './refusal';

/**
 * Awaits the signature of a document. If the signature is refused because a newer version has replaced the document,
 * reads the newer version, so that the person can look at it before signing.
 */
export async function readAgainIfReplaced<T>(sign: Promise<T>, again: () => unknown): Promise<T> {
  try {
    return await sign;
  } catch (error) {
    if (signatureRefusal(error)?.code === 'replaced') void again();
    throw error;
  }
}
