import { decode } from '../asn1/decode';
import type { Asn1 } from '../asn1/node';
import { expected, isSequence, oid, pieces, sequence, set, tagged, wrappedIn } from '../asn1/read';
import { Unreadable } from '../asn1/unreadable';
import { ocspIn } from './longTerm';
import { contentTypes } from './oids';
import { readSignerInfo, type SignerInfo } from './signerInfo';

/** An envelope with its signatures (RFC 5652, SignedData). */
export interface SignedData {
  readonly encoding: 'DER' | 'BER';
  /** The number of bytes after the envelope. */
  readonly trailing: number;
  readonly contentType: string;
  /** Yields the content, piece by piece; undefined for a detached signature. */
  readonly content: (() => Iterable<Buffer>) | undefined;
  /** DER of the certificates that it contains. */
  readonly certificates: readonly Buffer[];
  readonly revocationLists: readonly Buffer[];
  readonly ocspResponses: readonly Buffer[];
  /** Every element of the certificates field, as encoded; also other formats than X.509. */
  readonly certificateChoices: readonly Buffer[];
  /** Every element of the revocation information field, as encoded. */
  readonly revocationChoices: readonly Buffer[];
  readonly signers: readonly SignerInfo[];
}

/** Reads an envelope. @throws Unreadable */
export function readSignedData(bytes: Buffer): SignedData {
  const { root, trailing } = decode(bytes);
  const [type, wrapped] = sequence(root);
  // The response of a timestamp authority (RFC 3161): its status, and the token.
  if (isSequence(type) && isSequence(wrapped) && type.children[0]?.is('universal', 2))
    throw new Unreadable('timestamp-token');
  if (!type?.is('universal', 6) || oid(type) !== contentTypes.signedData)
    throw new Unreadable('not-a-signature');
  const body = wrappedIn(wrapped, 0);
  const [version, algorithms, encapsulated, ...rest] = sequence(body);
  expected(version, 'universal', 2);
  expected(algorithms, 'universal', 17);
  const signers = set(rest.find((node) => node.is('universal', 17))).map(readSignerInfo);
  if (signers.length === 0) throw new Unreadable('no-signers');
  return {
    encoding: isStreamed(root, body) ? 'BER' : 'DER',
    trailing,
    ...readContent(encapsulated),
    certificates: onlySequences(tagged(rest, 0)),
    revocationLists: onlySequences(tagged(rest, 1)),
    ocspResponses: ocspIn(tagged(rest, 1)),
    certificateChoices: (tagged(rest, 0)?.children ?? []).map(({ bytes }) => bytes),
    revocationChoices: (tagged(rest, 1)?.children ?? []).map(({ bytes }) => bytes),
    signers,
  };
}

const isStreamed = (...nodes: readonly (Asn1 | undefined)[]) => nodes.some((node) => node?.indefinite);

function readContent(node: Asn1 | undefined): Pick<SignedData, 'contentType' | 'content'> {
  const [type, wrapped] = sequence(node);
  const contentType = oid(type);
  if (!wrapped) return { contentType, content: undefined };
  const content = wrappedIn(wrapped, 0);
  if (content.is('universal', 4)) return { contentType, content: () => pieces(content) };
  // Before CMS (PKCS #7) other contents could be any element: its value was signed, without tag and length.
  if (contentType === contentTypes.data) throw new Unreadable('malformed', 'data is an OCTET STRING');
  return { contentType, content: () => [content.value] };
}

/** Selects the X.509 certificates or revocation lists: other formats are tagged, and prove nothing here. */
const onlySequences = (choice: Asn1 | undefined): readonly Buffer[] =>
  (choice?.children ?? []).filter((one) => one.is('universal', 16)).map(({ bytes }) => bytes);
