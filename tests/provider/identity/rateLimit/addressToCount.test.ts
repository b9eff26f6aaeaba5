import { describe, expect, it } from 'vitest';
import { addressToCount } from '../../../../provider/identity/rateLimit/addressToCount';

describe('attempts are counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('for %s under %s', (address, counted) => {
    expect(addressToCount(address)).toBe(counted);
  });
});
