import { dayInRome } from '../../../contract/values/dates';

/** Returns the file name, without extension, for a list on a day: letters without accents, digits and hyphens. */
export function fileName(title: string, now: Date): string {
  const plain = title.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return `${plain.match(/[a-z0-9]+/g)?.join('-') ?? 'elenco'}-${dayInRome(now)}`;
}
