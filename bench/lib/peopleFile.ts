import { showDay } from '../../contract/values/dates';
import { demoPerson } from '../../provider/demo/people';
import { randomOf } from '../../provider/demo/random';
import { taxCodes } from '../../provider/demo/taxCodes';

const HEADER = 'Cognome;Nome;Codice fiscale;E-mail;Data di nascita';
const BIRTHPLACES = ['H501', 'F839', 'L219', 'D612', 'A944', 'F205', 'G273', 'A662'];

/** Makes a CSV file of invented people as a school writes it: recurring names, accents, dates, no duplicates. */
export function peopleFile(rows: number): string {
  const random = randomOf('a file of people');
  const codeOf = taxCodes(random, []);
  const lines = Array.from({ length: rows }, (_, n) => {
    const { sn, cn, dataNascita, taxCode } = demoPerson(random, '2026-11-01', BIRTHPLACES);
    const code = codeOf(taxCode, true).value;
    return `${sn};${cn};${code};persona.${n}@example.org;${showDay(dataNascita)}`;
  });
  return [HEADER, ...lines].join('\r\n');
}
