import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../refusal';
import type { DownloadedAs, ObjectName } from '../objectStore';
import { OBJECTS_PATH } from './partAddress';

/** The values that a download address is bound to. The method is GET. */
export interface AddressedDownload extends ObjectName, DownloadedAs {
  /** Seconds since 1970. */
  readonly expires: number;
}

export type DownloadPath = Readonly<Record<'customerCode' | 'id', string>>;

/** Returns the signed path and query from which an object can be fetched. */
export function signedDownload(download: AddressedDownload, key: string): string {
  const { customerCode, id, fileName, back, expires } = download;
  const query = new URLSearchParams({ name: fileName, back, expires: String(expires) });
  query.set('signature', signatureOf(download, key).toString('base64url'));
  return `${OBJECTS_PATH}/${customerCode}/${id}?${query}`;
}

/**
 * Reads a download address. The caller checks whether it has expired.
 * @throws Refusal `addressRefused` when the address was not signed by us, or was signed for something else
 */
export function readSignedDownload(
  { customerCode, id }: DownloadPath,
  query: Readonly<Record<string, unknown>>,
  key: string,
): AddressedDownload {
  const back = String(query.back) as AddressedDownload['back'];
  const expires = Number(query.expires);
  const download = { customerCode, id, fileName: String(query.name), back, expires };
  const signature = Buffer.from(String(query.signature), 'base64url');
  const expected = signatureOf(download, key);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    throw new Refusal('addressRefused');
  }
  return download;
}

const signatureOf = ({ customerCode, id, fileName, back, expires }: AddressedDownload, key: string): Buffer =>
  createHmac('sha256', key)
    .update(['GET', customerCode, id, fileName, back, String(expires)].join('\n'))
    .digest();
