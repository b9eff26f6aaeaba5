import type { Certificate } from './certificate';
import type { OcspResponse } from './ocspResponse';
import { type RevocationList, saidByList } from './revocationList';
import { saidByOcsp } from './saidByOcsp';
import { isAbout } from './statement';

/** Where it may be written that certificates were revoked. */
export interface RevocationFacts {
  readonly revocationLists: readonly RevocationList[];
  readonly ocspResponses: readonly OcspResponse[];
}

export type Revocation = 'good' | 'revoked' | 'unchecked';

/** What is known of a chain (signer first, trusted authority last) at a time; the worst of all its parts. */
export function revocationOf(path: readonly Certificate[], facts: RevocationFacts, at: Date): Revocation {
  const found = path.slice(0, -1).map((certificate, index) => {
    const issuer = path[index + 1] as Certificate;
    return stateOf(certificate, issuer, facts, at);
  });
  if (found.includes('revoked')) return 'revoked';
  return found.length === 0 || found.includes('unchecked') ? 'unchecked' : 'good';
}

function stateOf(
  certificate: Certificate,
  issuer: Certificate,
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
