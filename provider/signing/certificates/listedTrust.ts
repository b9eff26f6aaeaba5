import {
  type ListedAuthority,
  type ServicePurpose,
  servicePurposes,
} from '../../../contract/trustedList/trustedList';
import { type Certificate, readableCertificates } from './certificate';
import type { Anchors, Trust } from './trustStore';

/**
 * Adds trust in the services of a trusted list, each for the purpose of its type and in the periods in which it had a
 * status to rely on. Authorities that the provider trusts itself stay trusted for every purpose, whatever the list says.
 * @param asked called for each service of the list that a certificate leads to
 */
export function withListedAuthorities(
  trust: Trust,
  listed: readonly ListedAuthority[],
  asked: (authority: ListedAuthority) => void = () => undefined,
): Trust {
  const keyOf = ({ der }: Certificate) => der.toString('base64');
  const own = new Set(trust.anchors.map(keyOf));
  const [timestamp, delivery] = [anchorsFor('timestamp'), anchorsFor('delivery')];
  return {
    ...trust,
    ...anchorsFor('signature'),
    // For these services a list has either the service's own certificate or that of the authority that issued it.
    purposes: {
      timestamp: { ...timestamp, namesSigners: true },
      delivery: { ...delivery, namesSigners: true },
    },
  };

  function anchorsFor(purpose: ServicePurpose): Anchors {
    const byKey = new Map<string, ListedAuthority[]>();
    for (const one of listed) {
      if (servicePurposes[one.type ?? 'CA/QC'] !== purpose || own.has(one.certificate)) continue;
      byKey.set(one.certificate, [...(byKey.get(one.certificate) ?? []), one]);
    }
    const more = readableCertificates([...byKey.keys()].map((key) => Buffer.from(key, 'base64')));
    return {
      anchors: [...trust.anchors, ...more],
      wasQualified: (anchor, at) => {
        const services = byKey.get(keyOf(anchor));
        if (!services) return undefined;
        services.forEach(asked);
        return services
          .flatMap(({ stretches }) => stretches)
          .some(({ from, until }) => new Date(from) <= at && (!until || at < new Date(until)));
      },
    };
  }
}
