import { createHash } from 'node:crypto';
import type { Tx } from '../../db/database';
import { type SignatureKind, storeFile } from '../../db/documentSignatures';
import { type FrozenDocument, freezeDocument } from '../../documentSigning/frozenDocuments';
import { readTrust } from '../../signing/certificates/trustStore';
import { evidenceFor } from '../../signing/evidence';
import {
  type DemoPerson,
  demoAuthority,
  demoAuthorityFolder,
  issueTo,
} from '../../signing/sign/demoAuthority';
import { signWhole } from '../../signing/sign/signWhole';
import { verifyFile } from '../../signing/verify/verifyFile';
import { uidOf } from '../insertSchools';
import type { DemoSchool } from '../school';

/** Who signs, and when. The certificates are issued by the demo's authority in the data folder. */
interface Signing {
  readonly customerCode: string;
  readonly signedAt: Date;
  readonly head: DemoPerson;
  /** The second signer, after the head. */
  readonly counterSigner?: DemoPerson | undefined;
  readonly dataDir: string;
}

interface ToSign extends Signing {
  readonly name: string;
  readonly fileName: string;
  readonly content: Buffer;
  readonly pages: number;
}

/** The stored document and the digest of its first signature. */
export interface SignedDocument {
  readonly id: string;
  /** SHA-256 of the document, hexadecimal; `fileSha256` is that of the signed file. */
  readonly sha256: string;
  readonly fileSha256: string;
}

/** Returns the signer of a school: its head, if the demo knows a tax code. */
export function headOf({ offices, accounts }: DemoSchool): DemoPerson | undefined {
  const office = offices.find((one) => one.office === 'DS');
  const head = accounts.find(({ username }) => username === office?.username);
  return head?.codice_fiscale
    ? { taxCode: head.codice_fiscale, givenName: head.cn, surname: head.sn }
    : undefined;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stores a document and its signatures as if it had been signed at that time. */
export async function insertSignedDocument(tx: Tx, toSign: ToSign): Promise<SignedDocument> {
  const { customerCode, name, fileName, content, pages, signedAt } = toSign;
  const document = await freezeDocument(tx, { customerCode, name, fileName, content, pages, now: signedAt });
  const file = await signFrozen(tx, document, toSign);
  return { id: document.id, sha256: document.sha256, fileSha256: hashOf(file) };
}

/** Stores the signatures of an existing document. @returns the file that the head signed */
export async function signFrozen(
  tx: Tx,
  { id, sha256, content }: Pick<FrozenDocument, 'id' | 'sha256' | 'content'>,
  { customerCode, signedAt, head, counterSigner, dataDir }: Signing,
): Promise<Buffer> {
  const trust = { folders: [demoAuthorityFolder(dataDir)] };
  const about = { at: signedAt, contentSha256: sha256 };
  const keep = async (bytes: Buffer, kind: SignatureKind, person: DemoPerson, by: string) => {
    const file = await signWhole(
      bytes,
      await issueTo(person, demoAuthority(dataDir, signedAt), signedAt),
      signedAt,
    );
    const report = verifyFile(Buffer.from(file), { trust: readTrust(...trust.folders), ...about });
    await storeFile(tx, {
      customerCode,
      documentId: id,
      kind,
      how: 'offline',
      file,
      contentSha256: sha256,
      by,
      signer: `${person.givenName} ${person.surname}`,
      taxCode: person.taxCode,
      now: signedAt,
      evidence: evidenceFor({ file: { bytes: file }, trust, ...about }, { report, listed: [] }),
      revocationChecked: false,
    });
    return file;
  };
  const file = await keep(content, 'signature', head, uidOf('supervisor', customerCode));
  if (counterSigner) await keep(file, 'counterSignature', counterSigner, 'automatico');
  return file;
}
