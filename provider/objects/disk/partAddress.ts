import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../refusal';
import type { DeclaredPart, ObjectName } from '../objectStore';

/** The values that an upload address is bound to. The method is PUT. */
export interface AddressedPart extends ObjectName, DeclaredPart {
  /** Seconds since 1970. */
  readonly expires: number;
}

export const OBJECTS_PATH = '/objects';

const numbers = ['length', 'offset', 'expires'] as const;

/** Returns the signed path and query to which a part can be sent. */
export function signedPath(part: AddressedPart, key: string): string {
  const query = new URLSearchParams(numbers.map((name) => [name, String(part[name])]));
  query.set('sha256', part.sha256);
  query.set('signature', signatureOf(part, key).toString('base64url'));
  return `${OBJECTS_PATH}/${part.customerCode}/${part.id}/${part.number}?${query}`;
}

/**
 * Reads an upload address.
 * @throws Refusal `addressRefused` when the address was not signed by us, or was signed for something else;
 *   `addressExpired`
 */
export function readSignedPath(
  path: Readonly<Record<'customerCode' | 'id' | 'number', string>>,
  query: Readonly<Record<string, unknown>>,
  key: string,
  now: Date,
): AddressedPart {
  const part = {
    customerCode: path.customerCode,
    id: path.id,
    number: Number(path.number),
    length: Number(query.length),
    offset: Number(query.offset),
    expires: Number(query.expires),
    sha256: String(query.sha256),
  };
  const signature = Buffer.from(String(query.signature), 'base64url');
  const expected = signatureOf(part, key);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    throw new Refusal('addressRefused');
  }
  if (part.expires * 1000 <= now.getTime()) throw new Refusal('addressExpired');
  return part;
}

const signatureOf = ({ customerCode, id, number, sha256, ...part }: AddressedPart, key: string): Buffer =>
  createHmac('sha256', key)
    .update(
      ['PUT', customerCode, id, number, sha256, ...numbers.map((name) => part[name])].map(String).join('\n'),
    )
    .digest();
