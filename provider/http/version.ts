import { Refusal } from '../refusal';

/** The ETag of a version: strong, since one number is one state. */
export const etag = (version: number): string => `"${version}"`;

/** The version that an If-Match header names. A missing one, or one that is not ours, is refused. */
export function expectedVersion(ifMatch: string | undefined): number {
  const version = /^"(\d{1,15})"$/.exec(ifMatch ?? '')?.[1];
  if (!version) throw new Refusal('versionMissing');
  return Number(version);
}
