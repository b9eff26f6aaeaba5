import { X509Certificate } from 'node:crypto';
import type { ListedAuthority, Stretch } from '../../contract/entities/trustedList';
import { signedList } from './signedList';
import { childrenOf, firstAt, ListRefused, textOf } from './xml';

const TSL = 'http://uri.etsi.org/02231/v2#';
const EXTRA = 'http://uri.etsi.org/TrstSvc/SvcInfoExt/eSigDir-1999-93-EC-TrustedList/#';
const QUALIFIED_CA = 'http://uri.etsi.org/TrstSvc/Svctype/CA/QC';
const FOR = 'http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/For';
/** Statuses that let an authority issue qualified certificates, those of before eIDAS too. */
const GRANTED = ['granted', 'undersupervision', 'supervisionincessation', 'accredited'];

/** What a trusted list says of qualified authorities (ETSI TS 119 612). */
export interface TrustedList {
  readonly territory: string;
  readonly sequence: number;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** When the next one is due; null for a list that ends. */
  readonly nextUpdate: string | null;
  readonly authorities: readonly ListedAuthority[];
}

/** Reads a list that a signer signed. @throws ListRefused */
export function readTrustedList(text: string, signer: X509Certificate): TrustedList {
  const root = signedList(text, signer);
  if (root.localName !== 'TrustServiceStatusList' || root.namespaceURI !== TSL)
    throw new ListRefused('What was signed is no trusted list.');
  const scheme = firstAt(root, TSL, 'SchemeInformation');
  const sequence = Number(textOf(firstAt(scheme, TSL, 'TSLSequenceNumber')));
  const issuedAt = moment(textOf(firstAt(scheme, TSL, 'ListIssueDateTime')));
  if (!Number.isInteger(sequence) || sequence < 1 || !issuedAt)
    throw new ListRefused('It does not say which issue of the list it is.');
  const providers = childrenOf(firstAt(root, TSL, 'TrustServiceProviderList'), TSL, 'TrustServiceProvider');
  const services = providers.flatMap((provider) => {
    const of = textOf(firstAt(provider, TSL, 'TSPInformation', 'TSPName', 'Name'));
    return childrenOf(firstAt(provider, TSL, 'TSPServices'), TSL, 'TSPService').flatMap((service) =>
      authoritiesOf(service, of),
    );
  });
  return {
    territory: textOf(firstAt(scheme, TSL, 'SchemeTerritory')),
    sequence,
    issuedAt,
    nextUpdate: moment(textOf(firstAt(scheme, TSL, 'NextUpdate', 'dateTime'))) ?? null,
    authorities: together(services),
  };
}

/** A service, or what it was in an earlier time. */
interface Instance {
  readonly qualified: boolean;
  readonly from: string;
}

/** The certificates of a service with the times in which it could issue qualified certificates for signatures. */
function authoritiesOf(service: Element, provider: string): readonly ListedAuthority[] {
  const now = firstAt(service, TSL, 'ServiceInformation');
  const before = childrenOf(firstAt(service, TSL, 'ServiceHistory'), TSL, 'ServiceHistoryInstance');
  const instances = [now, ...before].flatMap((one) => (one ? instanceOf(one) : []));
  const stretches = stretchesOf(instances);
  if (stretches.length === 0) return [];
  const name = textOf(firstAt(now, TSL, 'ServiceName', 'Name')) || provider;
  return certificatesOf(now).map((certificate) => ({ certificate, name, stretches }));
}

function instanceOf(one: Element): readonly Instance[] {
  const from = moment(textOf(firstAt(one, TSL, 'StatusStartingTime')));
  if (!from) return [];
  const type = textOf(firstAt(one, TSL, 'ServiceTypeIdentifier'));
  const status =
    textOf(firstAt(one, TSL, 'ServiceStatus'))
      .split('/')
      .at(-1) ?? '';
  const granted = GRANTED.includes(status.toLowerCase());
  return [{ from, qualified: type === QUALIFIED_CA && granted && isForSignatures(one) }];
}

/** A service may say that it is for seals or web sites alone; one that says nothing is for signatures too. */
function isForSignatures(one: Element): boolean {
  const uses = childrenOf(firstAt(one, TSL, 'ServiceInformationExtensions'), TSL, 'Extension')
    .flatMap((extension) =>
      childrenOf(extension, TSL, 'AdditionalServiceInformation').concat(
        childrenOf(extension, EXTRA, 'AdditionalServiceInformation'),
      ),
    )
    .map((information) => textOf(firstAt(information, TSL, 'URI')))
    .filter((uri) => uri.startsWith(FOR));
  return uses.length === 0 || uses.some((uri) => uri === `${FOR}eSignatures`);
}

function stretchesOf(instances: readonly Instance[]): readonly Stretch[] {
  const ordered = [...instances].sort((one, other) => one.from.localeCompare(other.from));
  const stretches: Stretch[] = [];
  for (const [at, { qualified, from }] of ordered.entries()) {
    const until = ordered[at + 1]?.from ?? null;
    const last = stretches.at(-1);
    if (!qualified || from === until) continue;
    if (last?.until === from) stretches.splice(-1, 1, { from: last.from, until });
    else stretches.push({ from, until });
  }
  return stretches;
}

function certificatesOf(service: Element | undefined): readonly string[] {
  const ids = childrenOf(firstAt(service, TSL, 'ServiceDigitalIdentity'), TSL, 'DigitalId');
  return ids.flatMap((id) => {
    const text = textOf(firstAt(id, TSL, 'X509Certificate')).replace(/\s/g, '');
    return text && isCertificate(text) ? [text] : [];
  });
}

function isCertificate(base64: string): boolean {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).raw.length > 0;
  } catch {
    return false;
  }
}

/** One authority may be in a list several times, as several services: then all of their times count. */
function together(all: readonly ListedAuthority[]): readonly ListedAuthority[] {
  const byCertificate = new Map<string, ListedAuthority>();
  for (const one of all) {
    const known = byCertificate.get(one.certificate);
    byCertificate.set(
      one.certificate,
      known ? { ...known, stretches: [...known.stretches, ...one.stretches] } : one,
    );
  }
  return [...byCertificate.values()];
}

const moment = (text: string): string | undefined =>
  Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
