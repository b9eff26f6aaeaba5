import type { Certificate } from './certificate';
import type { OcspResponse } from './ocspResponse';
import { type RevocationList, saidByList } from './revocationList';
import { saidByOcsp } from './saidByOcsp';
import { isAbout } from './statement';

/** The sources of revocation information. */
export interface RevocationFacts {
  readonly revocationLists: readonly RevocationList[];
  readonly ocspResponses: readonly OcspResponse[];
}

export type Revocation = 'good' | 'revoked' | 'unchecked';

/** A certificate in a chain, and the authority responsible for its revocation status. */
export interface Link {
  readonly certificate: Certificate;
  readonly issuer: Certificate;
}

export interface RevocationFound {
  /** The worst status in the chain. */
  readonly state: Revocation;
  /** The certificates whose status is unknown. */
  readonly unchecked: readonly Link[];
}

/** Returns the revocation status of a chain (signer first, trusted authority last) at a time. */
export function revocationOf(
  path: readonly Certificate[],
  facts: RevocationFacts,
  at: Date,
): RevocationFound {
  const found = path.slice(0, -1).map((certificate, index) => {
    const link = { certificate, issuer: path[index + 1] as Certificate };
    return { link, state: stateOf(link, facts, at) };
  });
  const unchecked = found.filter(({ state }) => state === 'unchecked').map(({ link }) => link);
  if (found.some(({ state }) => state === 'revoked')) return { state: 'revoked', unchecked };
  return { state: found.length === 0 || unchecked.length > 0 ? 'unchecked' : 'good', unchecked };
}

function stateOf(
  { certificate, issuer }: Link,
  { revocationLists, ocspResponses }: RevocationFacts,
  at: Date,
): Revocation {
  const said = [
    ...revocationLists.map((list) => saidByList(list, certificate, issuer)),
    ...ocspResponses.map((response) => saidByOcsp(response, certificate, issuer)),
  ].filter((statement) => statement !== undefined);
  if (said.some(({ revokedAt }) => revokedAt !== undefined && revokedAt <= at)) return 'revoked';
  return said.some((statement) => isAbout(statement, certificate, at)) ? 'good' : 'unchecked';
}
