import { practiceList } from '../../../contract/endpoints/practices';
import { practiceFields } from '../../../contract/entities/practice';
import { defineResource } from '../../engine/declaration/defineResource';

/** The school's transfers of data from other suppliers, at /areaamministrativa/altri-fornitori. */
export const practices = defineResource('practice', {
  fields: practiceFields,
  key: ['codMinAltri', 'area'],
  title: 'codMinAltri',
  // A school sends several: each area of its data is a practice.
  called: ['codMinAltri', 'area'],
  path: '/areaamministrativa/altri-fornitori',
  show: [
    'area',
    'applicativi',
    'status',
    'statusOperatore',
    'createdDate',
    'updatedDate',
    'ds',
    'pec',
    'annoFinanziario',
    'anno',
    'progress',
  ],
  can: { list: ['practice', 'list'] },
  wire: { scope: {}, list: { endpoint: practiceList, answers: 'whole' } },
  list: {
    columns: [
      { field: 'codMinAltri', priority: 1, width: '19ch' },
      { field: 'createdDate', priority: 3, width: '12ch' },
      { field: 'updatedDate', priority: 2, width: '15ch' },
      { field: 'area', priority: 1, width: 16 },
      { field: 'applicativi', priority: 2, width: 24 },
      { field: 'progress', priority: 3, width: '13ch' },
      { field: 'status', priority: 1, width: 14 },
      { field: 'statusOperatore', priority: 3, width: 18 },
    ],
    sort: '-updatedDate',
    search: ['codMinAltri', 'applicativi', 'createdDate', 'updatedDate'],
    filters: ['area', 'status'],
    pageSizes: [10, 25, null],
    pageSize: 10,
  },
});
