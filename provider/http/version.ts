import { Refusal } from '../refusal';

/** Returns the ETag of a version: strong, since one number is one state. */
export const etag = (version: number): string => `"${version}"`;

/** Returns the version in an If-Match header; refuses a missing or malformed one. */
export function expectedVersion(ifMatch: string | undefined): number {
  const version = /^"(\d{1,15})"$/.exec(ifMatch ?? '')?.[1];
  if (!version) throw new Refusal('versionMissing');
  return Number(version);
}
