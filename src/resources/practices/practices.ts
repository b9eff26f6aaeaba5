import { practiceList } from '../../../contract/endpoints/practices';
import { practiceFields } from '../../../contract/entities/practice';
import { defineResource } from '../../engine/declaration/defineResource';

/** The school's transfers of data from other suppliers, at /areaamministrativa/altri-fornitori. */
export const practices = defineResource('practice', {
  fields: practiceFields,
  key: ['codMinAltri', 'area'],
  title: 'codMinAltri',
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
      { field: 'updatedDate', priority: 2, width: '18ch' },
      { field: 'area', priority: 1, width: '17ch' },
      { field: 'applicativi', priority: 2, width: '24ch' },
      { field: 'progress', priority: 3, width: '14ch' },
      { field: 'status', priority: 1, width: '12ch' },
      { field: 'statusOperatore', priority: 3, width: '22ch' },
    ],
    sort: '-updatedDate',
    search: ['codMinAltri', 'applicativi', 'createdDate', 'updatedDate'],
    filters: ['area', 'status'],
    pageSizes: [10, 25, null],
    pageSize: 10,
  },
});
