import { X509Certificate } from 'node:crypto';
import type { ListedAuthority, Stretch } from '../../contract/trustedList/trustedList';
import type { TrustedListKept } from '../db/trustedList';
import { ListRefused } from './listRefused';
import { signedList } from './signedList';
import { childrenOf, firstAt, textOf } from './xml';

const TSL = 'http://uri.etsi.org/02231/v2#';
const EXTRA = 'http://uri.etsi.org/TrstSvc/SvcInfoExt/eSigDir-1999-93-EC-TrustedList/#';
const QUALIFIED_CA = 'http://uri.etsi.org/TrstSvc/Svctype/CA/QC';
const FOR = 'http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/For';
/** Statuses that allow an authority to issue qualified certificates, including those before eIDAS. */
const GRANTED = ['granted', 'undersupervision', 'supervisionincessation', 'accredited'];

/** The qualified authorities of a trusted list (ETSI TS 119 612), with its signer. */
export interface TrustedList extends Omit<TrustedListKept, 'signer'> {
  /** One of the given signers. */
  readonly signer: X509Certificate;
}

/**
 * Reads a list from signed XML: its content comes from the bytes that the signature covers.
 * @param signers the accepted signers
 * @throws ListRefused
 */
export function readTrustedList(
  bytes: Uint8Array,
  { signers, at }: { readonly signers: readonly X509Certificate[]; readonly at: Date },
): TrustedList {
  const { root, digest, signer } = signedList(textIn(bytes), signers);
  if (at < new Date(signer.validFrom) || at > new Date(signer.validTo))
    throw new ListRefused('signer-validity');
  if (root.localName !== 'TrustServiceStatusList' || root.namespaceURI !== TSL)
    throw new ListRefused('no-list');
  const providers = childrenOf(firstAt(root, TSL, 'TrustServiceProviderList'), TSL, 'TrustServiceProvider');
  const services = providers.flatMap((provider) => {
    const of = textOf(firstAt(provider, TSL, 'TSPInformation', 'TSPName', 'Name'));
    return childrenOf(firstAt(provider, TSL, 'TSPServices'), TSL, 'TSPService').flatMap((service) =>
      authoritiesOf(service, of),
    );
  });
  const list = {
    ...issueOf(firstAt(root, TSL, 'SchemeInformation')),
    digest,
    signer,
    authorities: together(services),
  };
  if (list.nextUpdate !== null && new Date(list.nextUpdate) <= at) throw new ListRefused('expired');
  const isUsable = ({ stretches }: ListedAuthority) =>
    stretches.some(({ from, until }) => new Date(from) <= at && (!until || at < new Date(until)));
  if (!list.authorities.some(isUsable)) throw new ListRefused('empty');
  return list;
}

function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ListRefused('not-utf8');
  }
}

/** Reads the issue of a list, and until when it is valid. */
function issueOf(scheme: Element | undefined) {
  const territory = textOf(firstAt(scheme, TSL, 'SchemeTerritory'));
  const number = textOf(firstAt(scheme, TSL, 'TSLSequenceNumber'));
  const issuedAt = moment(textOf(firstAt(scheme, TSL, 'ListIssueDateTime')));
  const next = firstAt(scheme, TSL, 'NextUpdate');
  const until = firstAt(next, TSL, 'dateTime');
  const nextUpdate = until ? moment(textOf(until)) : null;
  // A terminated list has an empty NextUpdate; one without the element does not say until when it is valid.
  if (!territory || !/^[1-9]\d{0,8}$/.test(number) || !issuedAt || !next || nextUpdate === undefined)
    throw new ListRefused('no-issue');
  return { territory, sequence: Number(number), issuedAt, nextUpdate };
}

/** A service, or its state in an earlier period. */
interface Instance {
  readonly qualified: boolean;
  readonly from: string;
}

/**
 * Returns the certificates of a service with the periods in which it could issue qualified certificates for signatures.
 */
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

/**
 * Reports whether a service covers signatures: it may be restricted to seals or web sites; without a statement it
 * covers signatures too.
 */
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

/** Merges the periods of authorities that a list contains several times, as several services. */
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
