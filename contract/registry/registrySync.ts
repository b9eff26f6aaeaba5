import * as registryMessages from '../messages/it/registry';
import { checkCharacter, TAX_CODE } from '../values/codiceFiscale';
import { taxCodeWarnings } from '../values/taxCodeWarnings';
import type { RegistryPerson } from './registryPerson';

/** Data of a person in the registry that concern the tax code. */
type Said = Pick<RegistryPerson, 'codiceFiscale' | 'cognome' | 'nome' | 'dataNascita'>;

/** Returns why an account cannot take the tax code from the registry, in Italian; undefined if it can. */
export function syncRefusal({ codiceFiscale }: Pick<Said, 'codiceFiscale'>): string | undefined {
  const code = codiceFiscale ?? '';
  if (!TAX_CODE.test(code)) return registryMessages.taxCodeIsInvalid;
  if (checkCharacter(code.slice(0, 15)) !== code[15]) return registryMessages.lastLetterOfTaxCode;
  return undefined;
}

/**
 * Returns warnings where the tax code does not match the person's data. They never prevent anything (decision Q-083).
 */
export const syncWarnings = ({ codiceFiscale, cognome, nome, dataNascita }: Said): readonly string[] =>
  syncRefusal({ codiceFiscale })
    ? []
    : taxCodeWarnings({ codicefiscale: codiceFiscale, sn: cognome, cn: nome, dataNascita });

/** Part of a tax code, and whether it differs from the same part of another code. */
export interface ComparedPart {
  readonly text: string;
  readonly differs: boolean;
}

/** Splits a code into parts by whether the other code has the same characters at the same positions. */
export function comparedParts(code: string, other: string): readonly ComparedPart[] {
  const parts: ComparedPart[] = [];
  for (const [place, text] of [...code].entries()) {
    const differs = other[place] !== text;
    const last = parts.at(-1);
    if (last?.differs === differs) parts[parts.length - 1] = { text: last.text + text, differs };
    else parts.push({ text, differs });
  }
  return parts;
}
