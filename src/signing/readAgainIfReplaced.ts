import { signatureRefusal } from './refusal';

/** Signs a document; where there is a newer one of it, that one is read again, to be looked at before it is signed. */
export async function readAgainIfReplaced<T>(sign: Promise<T>, again: () => unknown): Promise<T> {
  try {
    return await sign;
  } catch (error) {
    if (signatureRefusal(error)?.code === 'replaced') void again();
    throw error;
  }
}
