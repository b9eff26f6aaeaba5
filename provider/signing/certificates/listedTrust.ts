import type { ListedAuthority } from '../../../contract/trustedList/trustedList';
import { type Certificate, readableCertificates } from './certificate';
import type { Trust } from './trustStore';

/**
 * Adds trust in the authorities of a trusted list, each in the periods in which it was qualified. Authorities that the
 * provider trusts itself stay trusted whatever the list says.
 * @param asked called for each authority of the list that a certificate leads to
 */
export function withListed(
  trust: Trust,
  listed: readonly ListedAuthority[],
  asked: (authority: ListedAuthority) => void = () => undefined,
): Trust {
  const keyOf = ({ der }: Certificate) => der.toString('base64');
  const own = new Set(trust.anchors.map(keyOf));
  const byKey = new Map(listed.map((one) => [one.certificate, one]));
  const more = [...byKey.keys()].filter((key) => !own.has(key));
  return {
    ...trust,
    anchors: [...trust.anchors, ...readableCertificates(more.map((key) => Buffer.from(key, 'base64')))],
    wasQualified: (anchor, at) => {
      const key = keyOf(anchor);
      const authority = own.has(key) ? undefined : byKey.get(key);
      if (!authority) return undefined;
      asked(authority);
      return authority.stretches.some(
        ({ from, until }) => new Date(from) <= at && (!until || at < new Date(until)),
      );
    },
  };
}
