import { BlockList, isIP, isIPv6 } from 'node:net';

/** IPv4 ranges that are private, multicast or reserved (IANA, special-purpose address registry). */
const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of IPv6 only global unicast is public. */
const GLOBAL_IPV6 = ['2000::/3'];
/**
 * Exceptions within global unicast: IETF assignments (including Teredo), documentation, and 6to4, which embeds an IPv4
 * address.
 */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = blockList([...SPECIAL_IPV4, ...SPECIAL_IPV6]);
const global = blockList(GLOBAL_IPV6);

/** Reports whether a network address belongs to a host of the public Internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
  return !special.check(address, 'ipv4');
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}
