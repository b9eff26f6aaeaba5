import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { platformOverviewFields } from '../platformOverview';
import { ofSchool } from './schools';

const overview = { kind: 'record', required: true, of: platformOverviewFields } as const;

export const platformOverviewRead = endpoint({
  id: 'platformOverviewRead',
  method: 'GET',
  path: '/api/operator/overview',
  calls: [],
  about: 'Returns what awaits action by the staff or has failed, in all schools, and usage figures',
  access: ['platformOverview', 'read'],
  effect: 'read',
  query: fields({}),
  response: overview,
});

export const platformSchoolOverview = endpoint({
  id: 'platformSchoolOverview',
  method: 'GET',
  path: '/api/operator/schools/{school}/overview',
  calls: [],
  about:
    'Returns what awaits action or has failed, and usage figures, for one school, with the number of its people',
  access: ['platformOverview', 'read'],
  effect: 'read',
  params: ofSchool,
  response: overview,
});

/** Endpoints of the first page of the staff, and of the situation of a school. */
export const platformOverviewEndpoints = [platformOverviewRead, platformSchoolOverview] as const;
