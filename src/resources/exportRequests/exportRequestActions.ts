import { exportRequestCancel, exportRequestDelete } from '../../../contract/exportRequests/endpoints';

const there = { annullataIl: { empty: true } } as const;

/** Actions on a request for data: cancel while it is pending, else delete. */
export const exportRequestActions = {
  cancel: {
    on: ['row', 'page'],
    can: ['exportRequest', 'cancel'],
    icon: 'disable',
    tone: 'danger',
    offered: { all: [there, { stato: 'pending' }] },
    rules: [],
    set: {},
    each: exportRequestCancel,
    steps: [{ confirm: 'last' }],
  },
  delete: {
    on: ['row', 'page'],
    can: ['exportRequest', 'delete'],
    icon: 'remove',
    tone: 'danger',
    offered: { all: [there, { not: { stato: 'pending' } }] },
    rules: [],
    set: {},
    each: exportRequestDelete,
    steps: [{ confirm: 'last' }],
  },
} as const;
