import { decodeWhole } from '../asn1/decode';
import { oid, sequence } from '../asn1/read';
import type { Certificate } from './certificate';

/** qcStatements (RFC 3739 §3.2.6), and the statements that EN 319 412-5 requires in a qualified certificate. */
const STATEMENTS = '1.3.6.1.5.5.7.1.3';
const COMPLIANCE = '0.4.0.1862.1.1';
const IN_DEVICE = '0.4.0.1862.1.4';
const TYPE = '0.4.0.1862.1.6';
const FOR_SIGNATURES = '0.4.0.1862.1.6.1';

/**
 * Reports whether a certificate states that it is qualified, that its key is in a qualified device, and that it is for
 * signatures. A certificate without a type is for signatures, because before eIDAS there was no other type.
 */
export function isForQualifiedSignatures({ extensions }: Certificate): boolean {
  try {
    const value = extensions.others.get(STATEMENTS);
    const statements = value ? sequence(decodeWhole(value)).map(sequence) : [];
    const of = new Map(statements.map(([name, ...more]) => [oid(name), more[0]]));
    const types = of.has(TYPE) ? sequence(of.get(TYPE)).map(oid) : [FOR_SIGNATURES];
    return of.has(COMPLIANCE) && of.has(IN_DEVICE) && types.includes(FOR_SIGNATURES);
  } catch {
    return false;
  }
}
