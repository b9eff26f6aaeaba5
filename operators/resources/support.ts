import { platformSupportEnd, platformSupportList } from '../../contract/staff/endpoints/support';
import { platformSupportFields, supportFilterFields } from '../../contract/staff/platformSupport';
import { declare } from '../declare';
import { bySchool } from './bySchool';

/** Requests of the staff to operate on behalf of supervisors, at /gestore/assistenza. */
export const support = declare('platformSupport', {
  fields: platformSupportFields,
  key: 'id',
  title: 'uid',
  recordRepresentation: ['supervisor', 'school'],
  path: '/gestore/assistenza',
  timed: ['askedAt', 'answerBy', 'answeredAt', 'until', 'endedAt'],
  can: { list: ['platformSupport', 'list'] },
  endpoints: { list: { endpoint: platformSupportList, answers: 'page' } },
  list: {
    pageSizes: [25, 50, 100],
    pageSize: 25,
    columns: [
      { field: 'operator', priority: 1, width: 20 },
      { field: 'supervisor', priority: 1, width: 20 },
      { field: 'schoolName', priority: 1, width: 24 },
      { field: 'school', priority: 3, width: '10ch' },
      {
        field: 'state',
        priority: 1,
        width: '18ch',
        tone: [{ when: { state: { in: ['asked', 'active'] } }, as: 'warn' }],
      },
      { field: 'reason', priority: 2, width: 30 },
      { field: 'askedAt', priority: 2, width: '16ch' },
      { field: 'until', priority: 3, width: '16ch' },
      'uid',
      'answeredAt',
      'endedAt',
      'mine',
    ],
    sort: '-askedAt',
    search: ['school', 'schoolName', 'uid', 'supervisor', 'operator', 'reason'],
    filters: { of: supportFilterFields, show: [{ field: 'state' }, bySchool] },
  },
  actions: {
    enter: {
      on: ['row'],
      can: ['supportAccess', 'enter'],
      icon: 'link',
      offered: { all: [{ state: 'active' }, { mine: true }] },
      dialog: () => import('../dialogs/EnterSchool').then((file) => file.EnterSchool),
    },
    end: {
      on: ['row'],
      can: ['platformSupport', 'end'],
      icon: 'disable',
      offered: { state: { in: ['asked', 'active'] } },
      each: platformSupportEnd,
      steps: [{ confirm: 'last' }],
    },
  },
});
