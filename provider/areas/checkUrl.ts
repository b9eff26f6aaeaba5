import { isIP } from 'node:net';
import * as webhooksMessages from '../../contract/messages/it/webhooks';
import { PLATFORM } from '../audit/recordAudit';
import type { Call } from '../http/call';
import { isPublic } from '../outgoing/publicAddress';
import { Refusal } from '../refusal';

const NOT_HTTPS = webhooksMessages.notHttps;
const CREDENTIALS = webhooksMessages.credentials;
const NOT_PUBLIC = webhooksMessages.notPublic;

/**
 * Refuses an address that deliveries would never reach, while the person can still correct it. The delivery itself
 * checks the network address that the name leads to.
 * @throws Refusal `invalid`
 */
export function checkUrl({ config, caller }: Pick<Call, 'config' | 'caller'>, address: string): void {
  const allowed = caller.customerCode === PLATFORM ? config.webhookAddresses : [];
  const message = problemOf(address, allowed);
  if (message) throw new Refusal('invalid', { errors: [{ field: 'url', message }] });
}

function problemOf(address: string, allowed: readonly string[]): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== 'https:' && allowed.length === 0)) return NOT_HTTPS;
  if (url.username || url.password) return CREDENTIALS;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // If internal addresses are allowed, an internal host name may resolve to one of them.
  const isInternal = isIP(host)
    ? !isPublic(host) && !allowed.includes(host)
    : allowed.length === 0 && (!host.includes('.') || host.endsWith('.localhost'));
  return isInternal ? NOT_PUBLIC : undefined;
}
