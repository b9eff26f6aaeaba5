import { checkCharacter, TAX_CODE } from '../values/codiceFiscale';
import { taxCodeWarnings } from '../values/taxCodeWarnings';
import type { RegistryPerson } from './registryPerson';

/** What the registry says of a person, as far as a tax code goes. */
type Said = Pick<RegistryPerson, 'codiceFiscale' | 'cognome' | 'nome' | 'dataNascita'>;

/** Why an account does not take the tax code that the registry has; undefined when it does. In Italian. */
export function syncRefusal({ codiceFiscale }: Pick<Said, 'codiceFiscale'>): string | undefined {
  const code = codiceFiscale ?? '';
  if (!TAX_CODE.test(code)) return 'Il codice fiscale non è valido: va modificato da Alunni o Personale';
  if (checkCharacter(code.slice(0, 15)) !== code[15])
    return "L'ultima lettera del codice fiscale non corrisponde alle altre: va modificato da Alunni o Personale";
  return undefined;
}

/** What about the tax code does not fit the person: a warning, never a refusal (decision Q-083). */
export const syncWarnings = ({ codiceFiscale, cognome, nome, dataNascita }: Said): readonly string[] =>
  syncRefusal({ codiceFiscale })
    ? []
    : taxCodeWarnings({ codicefiscale: codiceFiscale, sn: cognome, cn: nome, dataNascita });

/** A part of a code, and whether it is the same in the other one. */
export interface ComparedPart {
  readonly text: string;
  readonly differs: boolean;
}

/** A code in parts, by whether the other one has the same characters in the same places. */
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
