import type { SchoolProfile } from '../../../contract/schools/schoolProfile';

export type SchoolField = Exclude<keyof SchoolProfile, 'privateSchool'>;
export type SchoolSection = 'identity' | 'place' | 'contacts' | 'privacy' | 'access';

/** What of the school stands under which heading, on the page and in the form. */
export const schoolSections: Readonly<Record<SchoolSection, readonly SchoolField[]>> = {
  identity: ['description', 'name', 'o', 'codMin', 'cf', 'codIpa', 'codFatturazione'],
  place: ['street', 'postalCode', 'city', 'provincia'],
  contacts: ['telephonenumber', 'faxNumber', 'webSite', 'mail', 'pec'],
  privacy: ['dpo', 'recapitoDpo'],
  access: ['spidEnabled', 'otpEnabled'],
};

export const sectionNames = Object.keys(schoolSections) as SchoolSection[];

/** Private schools have no digital identity at all. */
export const shownFields = (
  section: SchoolSection,
  { privateSchool }: Pick<SchoolProfile, 'privateSchool'>,
) => schoolSections[section].filter((field) => !(privateSchool && field === 'spidEnabled'));
