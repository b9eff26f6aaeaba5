import { octetString } from '../../asn1/read';
import { valuesOf } from '../../cms/attributes';
import { attributeTypes } from '../../cms/oids';
import { readSignedData, type SignedData } from '../../cms/signedData';
import { unwrap } from '../../container/unwrap';
import { digestUsed } from '../../verify/integrity';
import { verifyLevel } from '../../verify/verifyLevel';
import type { Contained, Covered, Found, Judging, Sibling } from '../form';
import { nameInside } from '../safeName';
import { siblingOf } from '../siblingOf';
import { toRead } from '../toRead';

/** Opens a CMS envelope with its signatures (EN 319 122-1): its content is one file inside it. @throws Unreadable */
export function openCades({ name, bytes }: Contained, judging: Judging): Found {
  const { trust, at, level, before, siblings } = judging;
  const sibling = siblingSigned(readSignedData(unwrap(toRead(bytes)).bytes), siblings);
  const opened = verifyLevel({
    file: toRead(bytes),
    detachedContent: sibling?.content,
    trust,
    at,
    accepted: undefined,
    level,
    before,
  });
  const { report, signers, unchecked, content } = opened;
  const inside = report.detached ? undefined : content?.bytes;
  const covers: readonly Covered[] = inside ? [0] : sibling ? [{ beside: sibling.place }] : [];
  return {
    form: 'cades',
    mediaType: report.detached ? 'application/pkcs7-signature' : 'application/pkcs7-mime',
    codes: report.codes,
    signers: signers.map((one) => ({ report: one, covers, kind: 'person' })),
    files: inside ? [{ name: nameInside(name), bytes: inside }] : [],
    level: report,
    unchecked,
  };
}

/** Returns the file beside a detached signature that it covers; the only file if none has its digest. */
function siblingSigned({ content, signers }: SignedData, siblings: readonly Sibling[]): Sibling | undefined {
  const [signer] = signers;
  if (content || !signer) return undefined;
  const [digest] = valuesOf(signer.signed, attributeTypes.messageDigest);
  const found = siblingOf(siblings, digestUsed(signer), digest && octetString(digest));
  return found ?? (siblings.length === 1 ? siblings[0] : undefined);
}
