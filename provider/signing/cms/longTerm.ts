import type { Asn1 } from '../asn1/node';
import { oid, sequence, tagged } from '../asn1/read';
import { valuesOf } from './attributes';
import { attributeTypes } from './oids';
import type { SignerInfo } from './signerInfo';

/** The long-term validation data in a signature, DER (EN 319 122-1 §A.1.2). None of it is trusted. */
export interface LongTerm {
  readonly certificates: readonly Buffer[];
  readonly revocationLists: readonly Buffer[];
  readonly ocspResponses: readonly Buffer[];
}

/** Returns the certificate values and revocation values among the unsigned attributes; unreadable ones are skipped. */
export function longTermOf({ unsigned, signed }: SignerInfo): LongTerm {
  const certificates = valuesOf(unsigned, attributeTypes.certificateValues).flatMap(members);
  // PDF programs put revocation values among the signed attributes, in the same form (ISO 32000-1 §12.8.3.3.2).
  const revocation = [
    ...valuesOf(unsigned, attributeTypes.revocationValues),
    ...valuesOf(signed, attributeTypes.adobeRevocationValues),
  ];
  const within = (tag: number) =>
    revocation.flatMap((value) => {
      const inside = quietly(() => tagged(sequence(value), tag)?.children[0]);
      return inside ? members(inside) : [];
    });
  return { certificates, revocationLists: within(0), ocspResponses: within(1) };
}

/** Returns the OCSP responses, whole or basic, in the revocation information of an envelope (RFC 5940). */
export function ocspIn(revocationInfo: Asn1 | undefined): readonly Buffer[] {
  const others = (revocationInfo?.children ?? []).filter((one) => one.is('context', 1));
  return others.flatMap((other) => {
    const [type, response] = quietly(() => other.children) ?? [];
    const name = quietly(() => oid(type));
    return response && name !== undefined && formats.includes(name) ? [response.bytes] : [];
  });
}

/** id-ri-ocsp-response and id-pkix-ocsp-basic. */
const formats = ['1.3.6.1.5.5.7.16.2', '1.3.6.1.5.5.7.48.1.1'];

const members = (node: Asn1): readonly Buffer[] =>
  (quietly(() => sequence(node)) ?? []).map(({ bytes }) => bytes);

function quietly<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
