import { fields, pick } from '../schema/fields';
import type { Where } from '../schema/where';
import { reservedRule, type TaxCodeAnomaly, type User, type UserRule, userFields } from '../users/user';

/** Reasons why a person's tax code prevents sign-in with a digital identity, each with the remedy. */
export const anomalySays: Readonly<Record<TaxCodeAnomaly, string>> = {
  missing: 'Il codice fiscale manca: inserirlo nella scheda dell’utente',
  wrong: 'Il codice fiscale non è corretto: controllarlo nella scheda dell’utente',
  duplicate: 'Lo stesso codice fiscale è anche di un’altra utenza della scuola: correggere quella sbagliata',
};

export const NO_SPID_IN_PRIVATE_SCHOOLS = "Le scuole private non hanno l'identità digitale";

const anomaly = (of: TaxCodeAnomaly, brief: string): UserRule => ({
  where: { anomaliaCodiceFiscale: { not: of } },
  say: anomalySays[of],
  brief,
});

/** Rules for enabling the digital identity; users who do not satisfy them are left out, with the reason. */
export const spidRules: readonly UserRule[] = [
  reservedRule,
  {
    where: { spidEnabled: { not: true } },
    say: "L'utente è già abilitato a Spid",
    brief: 'già abilitato |||| già abilitati',
  },
  anomaly('missing', 'senza codice fiscale |||| senza codice fiscale'),
  anomaly('wrong', 'con codice fiscale errato |||| con codice fiscale errato'),
  anomaly('duplicate', 'con codice fiscale doppio |||| con codice fiscale doppio'),
];

/** Users who cannot be enabled because of their tax code. */
export const hasAnomaly: Where<User> = { anomaliaCodiceFiscale: { empty: false } };

/** Row of the summary of anomalies (specification, part 1 §2 and §3). */
export const anomalyFields = fields(pick(userFields, 'uid', 'labelNomeCognome', 'codicefiscale'));
