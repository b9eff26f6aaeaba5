import { keyProblem } from '../cryptography/keyStrength';
import { readPss } from '../cryptography/pss';
import { publicKeyOf } from '../cryptography/publicKey';
import { signatureAlgorithmOf } from '../cryptography/signatureAlgorithms';
import { holds } from '../cryptography/verifySignature';
import { type Certificate, isValidAt } from './certificate';
import { sameName } from './name';

/** Maximum number of certificates below the trusted authority; chains in use are shorter. */
const LONGEST = 8;

export type ChainProblem =
  | 'issuer-unknown'
  | 'issuer-not-authority'
  | 'issuer-expired'
  | 'issuer-not-qualified'
  | 'chain-too-long'
  | 'chain-weak';

export interface Chain {
  /** From the signer to a trusted authority, both included; empty when there is no such chain. */
  readonly path: readonly Certificate[];
  readonly problem: ChainProblem | undefined;
  /** Whether a trusted list makes the authority at the end of the path trusted. */
  readonly listed: boolean;
}

/** Returns whether a trusted list calls a service qualified at a time; undefined if it does not list it. */
export type WasQualified = (anchor: Certificate, at: Date) => boolean | undefined;

/** The certificates from which a chain may be built. */
export interface CertificateSources {
  readonly anchors: readonly Certificate[];
  readonly wasQualified?: WasQualified;
  /** Whether a trusted list may name the signer's own certificate as the service. */
  readonly namesSigners?: boolean;
  /** Certificates that came with the signature: never trusted, but they may lead to an anchor. */
  readonly brought: readonly Certificate[];
}

/** Builds a chain from a certificate to a trusted authority that was valid at a time, or says why there is none. */
export function chainOf(signer: Certificate, known: CertificateSources, at: Date): Chain {
  const isNamed = known.namesSigners ? known.wasQualified?.(signer, at) : undefined;
  if (isNamed !== undefined)
    return {
      path: isNamed ? [signer] : [],
      problem: isNamed ? undefined : 'issuer-not-qualified',
      listed: isNamed,
    };
  const problems: ChainProblem[] = [];
  const path = climb([signer]);
  if (!path) return { path: [], problem: problems[0] ?? 'issuer-unknown', listed: false };
  const listed = known.wasQualified?.(path.at(-1) as Certificate, at) === true;
  return { path, problem: undefined, listed };

  function climb(path: readonly Certificate[]): readonly Certificate[] | undefined {
    const below = path.at(-1) as Certificate;
    if (path.length > LONGEST) return undefined;
    for (const trusted of [true, false]) {
      for (const issuer of trusted ? known.anchors : known.brought) {
        if (path.some(({ der }) => der.equals(issuer.der)) || !issued(issuer, below)) continue;
        // Authorities that came with the signature are asked for too, because a chain must not pass through one that
        // the list has withdrawn.
        const qualified = known.wasQualified?.(issuer, at) !== false;
        const problem = problemOf(issuer, path, at) ?? (qualified ? undefined : 'issuer-not-qualified');
        if (problem) problems.push(problem);
        const whole = problem ? undefined : trusted ? [...path, issuer] : climb([...path, issuer]);
        if (whole) return whole;
      }
    }
    return undefined;
  }
}

/** Reports whether a certificate was issued by another, by name and by key. */
export function issued(issuer: Certificate, { issuer: name, ...below }: Certificate): boolean {
  if (!sameName(issuer.subject, name)) return false;
  const { algorithm, signature } = below;
  return holds({ algorithm, signature, publicKey: issuer.publicKey }, below.signedPart);
}

function problemOf(issuer: Certificate, path: readonly Certificate[], at: Date): ChainProblem | undefined {
  const { authority, keyUsage, notUnderstood } = issuer.extensions;
  if (!authority?.isAuthority || keyUsage?.certificateSigning === false || notUnderstood.length > 0)
    return 'issuer-not-authority';
  const between = path.slice(1).filter((one) => !sameName(one.subject, one.issuer)).length;
  if (authority.pathLength !== undefined && between > authority.pathLength) return 'chain-too-long';
  if (isWeak(path.at(-1) as Certificate, issuer)) return 'chain-weak';
  return isValidAt(issuer, at) ? undefined : 'issuer-expired';
}

/** Reports whether an authority's signature, on a certificate for example, uses a key or digest that is too weak. */
export function isWeak({ algorithm }: Pick<Certificate, 'algorithm'>, issuer: Certificate): boolean {
  const key = publicKeyOf(issuer.publicKey);
  const known = signatureAlgorithmOf(algorithm.oid);
  const digest = known?.scheme === 'RSA-PSS' ? readPss(algorithm)?.digest : known?.digest;
  return !key || keyProblem(key) !== undefined || !digest?.accepted;
}
