import type { Asn1 } from './node';

const UTC_TIME = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(Z|[+-]\d{4})$/;
const GENERALIZED_TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:[.,]\d+)?(Z|[+-]\d{4})$/;

/** Reads a UTCTime or GeneralizedTime; seconds are optional, zones other than Z allowed. Undefined if it is neither. */
export function readTime(node: Asn1 | undefined): Date | undefined {
  const form = node?.is('universal', 23)
    ? UTC_TIME
    : node?.is('universal', 24)
      ? GENERALIZED_TIME
      : undefined;
  const found = form?.exec(node?.value.toString('latin1') ?? '');
  if (!found) return undefined;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '00', zone = 'Z'] = found;
  const whole = year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const time = new Date(`${whole}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
