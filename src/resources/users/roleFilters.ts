import { applicationsOfSchool, rolesOfApplication } from '../../../contract/roles/endpoints';
import { answeredValues } from '../../engine/declaration/answered';

/** Maximum length of an application's name in the filter (specification, part 1 §2). */
const LABEL = 18;

/** Filters by role: an application of the school, and then one of its roles. */
export const roleFilters = [
  {
    field: 'applicazione',
    offers: { ...answeredValues(applicationsOfSchool, { value: 'ac', label: 'description' }), most: LABEL },
  },
  {
    field: 'ruolo',
    offers: {
      ...answeredValues(rolesOfApplication, { value: 'cn', label: 'cn' }),
      after: { filter: 'applicazione', param: 'ac' },
    },
  },
] as const;
