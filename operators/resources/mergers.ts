import { optional, pick } from '../../contract/schema/fields';
import { platformMergerList } from '../../contract/staff/endpoints/mergers';
import { platformMergerFields } from '../../contract/staff/platformMerger';
import { declare } from '../declare';
import { bySchool } from './bySchool';

const can = ['resizing', 'set'] as const;

/** Mergers of schools into others, at /gestore/accorpamenti. */
export const mergers = declare('platformMerger', {
  fields: platformMergerFields,
  key: 'school',
  title: 'name',
  recordRepresentation: ['school', 'name'],
  path: '/gestore/accorpamenti',
  timed: ['announcedAt', 'sentAt', 'concludedAt', 'undoUntil'],
  can: { list: ['platformMerger', 'list'] },
  endpoints: { list: { endpoint: platformMergerList, answers: 'page' } },
  list: {
    pageSizes: [25, 50, 100],
    pageSize: 25,
    columns: [
      { field: 'name', priority: 1, width: 32 },
      { field: 'school', priority: 1, width: '10ch' },
      { field: 'into', priority: 1, width: 20 },
      { field: 'state', priority: 1, width: '16ch', tone: [{ when: { state: 'sent' }, as: 'warn' }] },
      { field: 'announcedAt', priority: 4, width: '16ch' },
      { field: 'sentAt', priority: 2, width: '16ch' },
      { field: 'concludedAt', priority: 2, width: '16ch' },
      { field: 'undoUntil', priority: 3, width: '16ch' },
      'answered',
      'choices',
      'ceased',
      'year',
    ],
    sort: '-announcedAt',
    search: ['school', 'name', 'into'],
    filters: {
      of: optional(pick(platformMergerFields, 'state', 'school')),
      show: [{ field: 'state' }, bySchool],
    },
  },
  actions: {
    conclude: {
      on: ['row'],
      can,
      icon: 'on',
      offered: { state: 'sent' },
      dialog: () => import('../dialogs/MoveMerger').then((file) => file.ConcludeMerger),
    },
    resume: {
      on: ['row'],
      can,
      icon: 'sync',
      offered: { state: 'concluded' },
      dialog: () => import('../dialogs/MoveMerger').then((file) => file.ResumeMerger),
    },
    withdraw: {
      on: ['row'],
      can,
      icon: 'disable',
      tone: 'danger',
      offered: { state: { in: ['announced', 'sent'] } },
      dialog: () => import('../dialogs/MoveMerger').then((file) => file.WithdrawMerger),
    },
  },
});
