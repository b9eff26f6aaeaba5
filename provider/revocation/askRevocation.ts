import type { Clock } from '../../contract/values/clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { Unreached } from '../outgoing/fetchPublic';
import { readCertificate } from '../signing/certificates/certificate';
import type { Link } from '../signing/certificates/revocation';
import { revocationAddresses } from '../signing/certificates/revocationAddresses';
import type { AskRevocation } from '../signing/verifyAsking';
import type { LinkDer } from '../signing/worker/task';
import { keyOfList, keyOfResponse, saidBefore } from './saidBefore';
import { type Asking, askResponder, readListAt, type Said } from './saidByAuthority';
import type { SilentAddresses } from './silentAddresses';

export interface Dependencies {
  readonly config: Pick<Config, 'revocation' | 'revocationAddresses'>;
  readonly db: Database;
  readonly clock: Clock;
  /** Timeout for one address in milliseconds. */
  readonly patience?: number;
  /** Called with the reason why an address gave no usable response. */
  readonly failed?: (reason: string) => void;
  readonly resolve?: Asking['resolve'];
  /**
   * Addresses to skip; addresses that time out are added. It is shared by calls that check many signatures in sequence.
   */
  readonly silent?: SilentAddresses;
}

/**
 * Timeouts in milliseconds for one address and for all requests about a file. They are short because somebody is
 * waiting.
 */
const PATIENCE = 4_000;
const WHOLE = 10_000;
/** The number of certificates per file, and addresses per certificate, that are asked about. */
const MOST = { links: 10, addresses: 2 } as const;

/**
 * Returns a function that asks authorities whether certificates were revoked: first their responders (OCSP), then their
 * revocation lists. Responses are stored until they expire. Its requests take seconds, so never await it inside a
 * transaction, nor in a worker.
 * @returns undefined if authorities are not to be asked (REVOCATION=said), which reports then say
 */
export function askRevocation(dependencies: Dependencies): AskRevocation | undefined {
  const { config, db, clock, patience = PATIENCE, failed = () => undefined, resolve, silent } = dependencies;
  if (config.revocation === 'said') return undefined;
  return async (unchecked) => {
    const whole = AbortSignal.timeout(Math.max(WHOLE, patience));
    const now = clock.now();
    const before = saidBefore(db, now);
    const links = onlyOnce(unchecked).slice(0, MOST.links);
    const found = await Promise.all(links.map(askOn));
    return found.flatMap((der) => der ?? []);

    async function askOn(link: Link): Promise<Buffer | undefined> {
      const { ocsp, lists } = revocationAddresses(link.certificate);
      if (ocsp.length + lists.length === 0) failed('A certificate names no address to ask');
      const responders = ocsp.filter(isWeb).slice(0, MOST.addresses);
      const key = keyOfResponse(link);
      const known = responders.length > 0 ? await before.read(key) : undefined;
      if (known) return known;
      for (const url of responders) {
        const said = await quietly(url, (asking) => askResponder(url, link, asking));
        if (said) return kept(key, said);
      }
      for (const url of lists.filter(isWeb).slice(0, MOST.addresses)) {
        const listKey = keyOfList(url, link);
        const list = await before.read(listKey);
        if (list) return list;
        const said = await quietly(url, (asking) => readListAt(url, link, asking));
        if (said) return kept(listKey, said);
      }
      return undefined;
    }

    async function kept(key: string, said: Said): Promise<Buffer> {
      await before.keep(key, said);
      return said.der;
    }

    async function quietly(url: string, ask: (asking: Asking) => Promise<Said>): Promise<Said | undefined> {
      if (silent?.has(url)) {
        failed(`${url} did not answer a moment ago`);
        return undefined;
      }
      const inTime = AbortSignal.timeout(patience);
      const signal = AbortSignal.any([whole, inTime]);
      const allowed = config.revocationAddresses;
      try {
        return await ask({ signal, allowed, now, ...(resolve && { resolve }) });
      } catch (error) {
        if (!(error instanceof Unreached)) throw error;
        if (inTime.aborted) silent?.add(url);
        failed(error.message);
        return undefined;
      }
    }
  };
}

/** Lists may also be in directories (ldap), which are not contacted. */
const isWeb = (url: string) => /^https?:/i.test(url);

function onlyOnce(links: readonly LinkDer[]): readonly Link[] {
  const all = links.map(({ certificate, issuer }) => ({
    certificate: readCertificate(Buffer.from(certificate)),
    issuer: readCertificate(Buffer.from(issuer)),
  }));
  return all.filter(({ certificate }, place) =>
    all.slice(0, place).every((earlier) => !earlier.certificate.der.equals(certificate.der)),
  );
}
