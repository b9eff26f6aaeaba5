import { decodeWhole } from '../asn1/decode';
import { octets, sequence } from '../asn1/read';
import type { Certificate } from '../certificates/certificate';
import { partsOf } from '../certificates/name';
import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

const ALTERNATIVE_NAMES = '2.5.29.17';
const RFC822_NAME = 1;
const EMAIL = '1.2.840.113549.1.9.1';

/** RFC 8550 §3: requires that the From address of a message is in the certificate that signed it. */
export const mailSender =
  (from: string | undefined): Rule<Signature> =>
  ({ certificate }) =>
    certificate && from !== undefined && !addressesIn(certificate).includes(from.toLowerCase())
      ? ['mail-sender']
      : [];

function addressesIn({ subject, extensions }: Certificate): readonly string[] {
  const own = partsOf(subject).flatMap(({ type, text }) => (type === EMAIL ? [text] : []));
  const named = extensions.others.get(ALTERNATIVE_NAMES);
  const others = named
    ? sequence(decodeWhole(named)).flatMap((one) =>
        one.is('context', RFC822_NAME) ? [octets(one).toString('latin1')] : [],
      )
    : [];
  return [...own, ...others].map((address) => address.toLowerCase());
}
