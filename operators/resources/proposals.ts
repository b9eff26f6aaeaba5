import { optional, pick } from '../../contract/schema/fields';
import { operatorProposalList } from '../../contract/staff/endpoints/proposals';
import { operatorProposalFields } from '../../contract/staff/operatorProposal';
import { declare } from '../declare';

const ofOthers = { all: [{ state: 'open' }, { mine: false }] } as const;

/** Grave operations that wait, or waited, for a second administrator, at /gestore/proposte. */
export const proposals = declare('operatorProposal', {
  fields: operatorProposalFields,
  key: 'id',
  title: 'what',
  path: '/gestore/proposte',
  timed: ['proposedAt', 'until', 'decidedAt'],
  show: ['what', 'state', 'proposedBy', 'proposedAt', 'until', 'decidedBy', 'decidedAt', 'reason'],
  can: { list: ['operatorProposal', 'list'] },
  endpoints: { list: { endpoint: operatorProposalList, answers: 'page' } },
  list: {
    pageSizes: [25, 50, 100],
    pageSize: 25,
    columns: [
      { field: 'what', priority: 1, width: 40 },
      { field: 'proposedBy', priority: 1, width: '18ch' },
      { field: 'state', priority: 1, width: '14ch', tone: [{ when: { state: 'open' }, as: 'warn' }] },
      { field: 'until', priority: 1, width: '16ch' },
      { field: 'decidedBy', priority: 2, width: '18ch' },
    ],
    sort: '-until',
    search: ['what', 'proposedBy', 'decidedBy', 'reason'],
    filters: { of: optional(pick(operatorProposalFields, 'state')), show: [{ field: 'state' }] },
  },
  actions: {
    confirm: {
      on: ['row', 'page'],
      can: ['operatorProposal', 'confirm'],
      icon: 'on',
      offered: ofOthers,
      dialog: () => import('../dialogs/ConfirmProposal').then((file) => file.ConfirmProposal),
    },
    refuse: {
      on: ['row', 'page'],
      can: ['operatorProposal', 'refuse'],
      icon: 'disable',
      tone: 'danger',
      offered: ofOthers,
      dialog: () => import('../dialogs/RefuseProposal').then((file) => file.RefuseProposal),
    },
    withdraw: {
      on: ['row', 'page'],
      can: ['operatorProposal', 'withdraw'],
      icon: 'disable',
      offered: { all: [{ state: 'open' }, { mine: true }] },
      dialog: () => import('../dialogs/WithdrawProposal').then((file) => file.WithdrawProposal),
    },
  },
});
