import { dayInRome } from '../../../contract/values/dates';

/** The name of a file with what the screen calls so, on a day: letters without accents, digits and hyphens. */
export function csvName(title: string, now: Date): string {
  const plain = title.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return `${plain.match(/[a-z0-9]+/g)?.join('-') ?? 'elenco'}-${dayInRome(now)}.csv`;
}
