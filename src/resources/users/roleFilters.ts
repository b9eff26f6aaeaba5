import { applicationsOfSchool, rolesOfApplication } from '../../../contract/endpoints/roles';
import type { Application, ApplicationRole } from '../../../contract/entities/application';
import type { Offers } from '../../engine/declaration/declaration';

/** The most letters of an application's name in the filter (specification, part 1 §2). */
const LABEL = 18;

/** The filters by what people may use: an application of the school, and then one of its roles. */
export const roleFilters = [
  {
    field: 'applicazione',
    offers: {
      endpoint: applicationsOfSchool,
      values: (answer: readonly Application[]) =>
        answer.map(({ ac, description }) => [ac, description] as const),
      most: LABEL,
    } satisfies Offers,
  },
  {
    field: 'ruolo',
    offers: {
      endpoint: rolesOfApplication,
      values: (answer: readonly ApplicationRole[]) => answer.map(({ cn }) => [cn, cn] as const),
      after: { filter: 'applicazione', param: 'ac' },
    } satisfies Offers<'applicazione'>,
  },
] as const;
