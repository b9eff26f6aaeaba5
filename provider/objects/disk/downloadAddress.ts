import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../refusal';
import type { DownloadedAs, ObjectName } from '../objectStore';
import { OBJECTS_PATH } from './partAddress';

/** What an address to fetch an object is bound to. The method is GET. */
export interface AddressedDownload extends ObjectName, DownloadedAs {
  /** Seconds since 1970. */
  readonly expires: number;
}

export type DownloadPath = Readonly<Record<'customerCode' | 'id', string>>;

/** The path and query that an object can be fetched from. */
export function signedDownload(download: AddressedDownload, key: string): string {
  const { customerCode, id, fileName, back, expires } = download;
  const query = new URLSearchParams({ name: fileName, back, expires: String(expires) });
  query.set('signature', signatureOf(download, key).toString('base64url'));
  return `${OBJECTS_PATH}/${customerCode}/${id}?${query}`;
}

/**
 * Reads an address that somebody fetches from; whether it still holds is for the caller to say.
 * @throws Refusal `addressRefused` when we did not make it, or made it for something else
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
