import { describe, expect, it } from 'vitest';
import {
  holdsRegistry,
  type RegistryPerson,
  registryFilterMeans,
  registryPresence,
} from '../../../contract/registry/registryPerson';
import { registryImportRules, registrySyncRules } from '../../../contract/registry/registryRules';
import { comparedParts, syncRefusal, syncWarnings } from '../../../contract/registry/registrySync';
import { filterWhere } from '../../../contract/schema/filterMeaning';
import { matches } from '../../../contract/schema/where';

const viewer = { now: new Date(0), uid: 'gestore.SG10001' };
const person: RegistryPerson = {
  anno: '2026',
  prgAnagrafe: '1',
  nome: 'Mario',
  cognome: 'Rossi',
  codiceFiscale: 'RSSMRA80A01H501U',
  isCodiceFiscaleValid: true,
  email: 'mario@example.org',
  isEmailValid: true,
  ruoli: [],
  presenteInAlunni: false,
  inServizioInPersonale: false,
  codiceFiscaleAllineato: true,
  versione: 1,
};
const fits = (rules: typeof registryImportRules, more: Partial<RegistryPerson>) =>
  rules.every(({ where }) => matches(where, { ...person, ...more }, viewer));

describe('a person of the registry', () => {
  it('REG-021 is present in Alunni with a role that begins with wsx', () => {
    expect(registryPresence(['wsx-docente'])).toEqual({
      presenteInAlunni: true,
      inServizioInPersonale: false,
    });
  });

  it('REG-022 is in service in Personale with a role that begins with wwp', () => {
    expect(registryPresence(['altro', 'WWP01'])).toEqual({
      presenteInAlunni: false,
      inServizioInPersonale: true,
    });
    expect(registryPresence(['x-wwp', 'awsx'])).toEqual({
      presenteInAlunni: false,
      inServizioInPersonale: false,
    });
  });

  it('REG-031 is there for schools with Alunni or Personale, in whichever letters', () => {
    expect(holdsRegistry(['wwa'])).toBe(true);
    expect(holdsRegistry(['WWP'])).toBe(true);
    expect(holdsRegistry(['WWB', 'NCV'])).toBe(false);
  });

  it.each([
    [undefined, {}, true],
    ['0', { uidPortale: 'rossi.SG10001', codiceFiscaleAllineato: false }, true],
    ['1', {}, true],
    ['1', { uidPortale: 'rossi.SG10001' }, false],
    ['2', { isCodiceFiscaleValid: false }, true],
    ['2', {}, false],
    ['3', { codiceFiscaleAllineato: false }, true],
    ['3', {}, false],
  ] as const)('REG-016 REG-017 REG-018 REG-019 with itemFilter %s, %j: %s', (itemFilter, more, kept) => {
    const where = filterWhere<RegistryPerson>(registryFilterMeans, itemFilter ? { itemFilter } : {});
    expect(matches(where, { ...person, ...more }, viewer)).toBe(kept);
  });

  it.each([
    [{}, true],
    [{ codiceFiscale: null, isCodiceFiscaleValid: false }, false],
    [{ isCodiceFiscaleValid: false }, false],
    [{ email: null, isEmailValid: false }, false],
    [{ isEmailValid: false }, false],
    [{ uidPortale: 'rossi.SG10001' }, false],
  ] as const)('REG-025 USR-131 USR-132 can be imported with %j: %s', (more, kept) => {
    expect(fits(registryImportRules, more)).toBe(kept);
  });

  it.each([
    [{ uidPortale: 'rossi.SG10001' }, true],
    [{ uidPortale: 'rossi.SG10001', isCodiceFiscaleValid: false }, false],
    [{ uidPortale: 'rossi.SG10001', codiceFiscale: null, isCodiceFiscaleValid: false }, false],
    [{}, false],
    [{ uidPortale: 'supervisor.SG10001' }, false],
  ] as const)('REG-026 can have the tax code of the account put in sync with %j: %s', (more, kept) => {
    expect(fits(registrySyncRules, { ...more, codiceFiscaleAllineato: false })).toBe(kept);
  });
});

describe('the comparison of two tax codes', () => {
  it('takes a code with omocodia, and refuses a wrong check character with the reason', () => {
    expect(syncRefusal({ codiceFiscale: 'RSSMRA80A01H50MB' })).toMatch(/ultima lettera/);
    expect(syncRefusal({ codiceFiscale: 'RSSMRA80A01H501U' })).toBeUndefined();
    expect(syncRefusal({ codiceFiscale: 'RSSMRA80A01H501A' })).toMatch(
      /^L'ultima lettera del codice fiscale/,
    );
    expect(syncRefusal({ codiceFiscale: 'RSSMRA80' })).toMatch(/non è valido/);
  });

  it('warnings a code that does not fit the birth date or the name', () => {
    expect(syncWarnings({ ...person, dataNascita: '1980-01-01' })).toEqual([]);
    expect(syncWarnings({ ...person, dataNascita: '1981-01-01' })).toEqual([
      'Il codice fiscale non corrisponde alla data di nascita: controllare i dati',
    ]);
  });

  it('marks the characters that differ', () => {
    expect(comparedParts('RSSMRA', 'RSAMRB')).toEqual([
      { text: 'RS', differs: false },
      { text: 'S', differs: true },
      { text: 'MR', differs: false },
      { text: 'A', differs: true },
    ]);
    expect(comparedParts('AB', '')).toEqual([{ text: 'AB', differs: true }]);
  });
});
