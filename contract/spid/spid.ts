import * as spidMessages from '../messages/it/spid';
import * as usersMessages from '../messages/it/users';
import { fields, pick } from '../schema/fields';
import type { Where } from '../schema/where';
import { reservedRule, type TaxCodeAnomaly, type User, type UserRule, userFields } from '../users/user';

/** Reasons why a person's tax code prevents sign-in with a digital identity, each with the remedy. */
export const anomalySays: Readonly<Record<TaxCodeAnomaly, string>> = {
  missing: spidMessages.taxCodeIsMissingEnter,
  wrong: spidMessages.wrong,
  duplicate: spidMessages.duplicate,
};

export const NO_SPID_IN_PRIVATE_SCHOOLS = spidMessages.noSpidInPrivateSchools;

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
    say: spidMessages.userIsAlreadyEnabled,
    brief: spidMessages.enabledAlready,
  },
  anomaly('missing', usersMessages.withoutTaxCode),
  anomaly('wrong', spidMessages.withWrongTaxCode),
  anomaly('duplicate', spidMessages.withTaxCodeIsAnother),
];

/** Matches users who cannot be enabled because of their tax code. */
export const hasAnomaly: Where<User> = { anomaliaCodiceFiscale: { empty: false } };

/** Row of the summary of anomalies (specification, part 1 §2 and §3). */
export const anomalyFields = fields(pick(userFields, 'uid', 'labelNomeCognome', 'codicefiscale'));
