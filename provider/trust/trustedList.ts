import { X509Certificate } from 'node:crypto';
import {
  type ListedAuthority,
  type ServiceType,
  type Stretch,
  servicePurposes,
} from '../../contract/trustedList/trustedList';
import type { TrustedListKept } from '../db/trustedList';
import { ListRefused } from './listRefused';
import { signedList } from './signedList';
import { childrenOf, firstAt, textOf } from './xml';

const TSL = 'http://uri.etsi.org/02231/v2#';
const EXTRA = 'http://uri.etsi.org/TrstSvc/SvcInfoExt/eSigDir-1999-93-EC-TrustedList/#';
const SERVICE_TYPE = 'http://uri.etsi.org/TrstSvc/Svctype/';
const FOR = 'http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/For';
/** Statuses of a qualified service, including those before eIDAS. */
const GRANTED = ['granted', 'undersupervision', 'supervisionincessation', 'accredited'];
/** Statuses of a service that is not qualified but recognised by the law of one member state. */
const RECOGNISED = ['recognisedatnationallevel', 'setbynationallaw'];

/** The services of a trusted list (ETSI TS 119 612), with its signer. */
export interface TrustedList extends Omit<TrustedListKept, 'signer' | 'services'> {
  readonly services: readonly ListedAuthority[];
  /** The certificate of the accepted signer who signed the list. */
  readonly signer: X509Certificate;
}

/**
 * Verifies a signed trusted list, and reads it from the signed bytes.
 * @param signers the certificates of the accepted signers
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
  const all = providers.flatMap((provider) => {
    const of = textOf(firstAt(provider, TSL, 'TSPInformation', 'TSPName', 'Name'));
    return childrenOf(firstAt(provider, TSL, 'TSPServices'), TSL, 'TSPService').flatMap((service) =>
      authoritiesOf(service, of),
    );
  });
  const listed = together(all);
  const list = {
    ...issueOf(firstAt(root, TSL, 'SchemeInformation')),
    digest,
    signer,
    authorities: listed.filter(({ type }) => type === 'CA/QC'),
    services: listed.filter(({ type }) => type !== 'CA/QC'),
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

/** Reads territory, number and time of issue of a list, and until when it is valid. @throws ListRefused */
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
  readonly type: ServiceType | undefined;
  readonly isReliable: boolean;
  readonly from: string;
}

/**
 * Returns the certificates of a service with the periods in which its status was reliable. A service that changed its
 * type is returned once for each type.
 */
function authoritiesOf(service: Element, provider: string): readonly ListedAuthority[] {
  const now = firstAt(service, TSL, 'ServiceInformation');
  const before = childrenOf(firstAt(service, TSL, 'ServiceHistory'), TSL, 'ServiceHistoryInstance');
  const instances = [now, ...before].flatMap((one) => (one ? instanceOf(one) : []));
  const name = textOf(firstAt(now, TSL, 'ServiceName', 'Name')) || provider;
  const types = new Set(instances.flatMap(({ type }) => type ?? []));
  return [...types].flatMap((type) => {
    const stretches = stretchesOf(instances, type);
    if (stretches.length === 0) return [];
    return certificatesOf(now).map((certificate) => ({ type, certificate, name, stretches }));
  });
}

function instanceOf(one: Element): readonly Instance[] {
  const from = moment(textOf(firstAt(one, TSL, 'StatusStartingTime')));
  if (!from) return [];
  const type = typeOf(textOf(firstAt(one, TSL, 'ServiceTypeIdentifier')));
  const status =
    textOf(firstAt(one, TSL, 'ServiceStatus'))
      .split('/')
      .at(-1) ?? '';
  const isGranted = GRANTED.includes(status.toLowerCase());
  const isRecognised = isGranted || RECOGNISED.includes(status.toLowerCase());
  const isReliable = type === 'CA/QC' ? isGranted && isForSignatures(one) : isRecognised;
  return [{ type, from, isReliable }];
}

function typeOf(uri: string): ServiceType | undefined {
  const name = uri.startsWith(SERVICE_TYPE) ? uri.slice(SERVICE_TYPE.length) : '';
  return Object.hasOwn(servicePurposes, name) ? (name as ServiceType) : undefined;
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

function stretchesOf(instances: readonly Instance[], wanted: ServiceType): readonly Stretch[] {
  const ordered = [...instances].sort((one, other) => one.from.localeCompare(other.from));
  const stretches: Stretch[] = [];
  for (const [at, { type, isReliable, from }] of ordered.entries()) {
    const until = ordered[at + 1]?.from ?? null;
    const last = stretches.at(-1);
    if (type !== wanted || !isReliable || from === until) continue;
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

/** Merges the periods of certificates that a list contains several times, as several services of one type. */
function together(all: readonly ListedAuthority[]): readonly ListedAuthority[] {
  const byKey = new Map<string, ListedAuthority>();
  for (const one of all) {
    const key = `${one.type} ${one.certificate}`;
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, stretches: [...known.stretches, ...one.stretches] } : one);
  }
  return [...byKey.values()];
}

const moment = (text: string): string | undefined =>
  Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
