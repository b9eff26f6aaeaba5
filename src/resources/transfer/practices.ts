import { practiceList } from '../../../contract/transfer/endpoints';
import { practiceFields } from '../../../contract/transfer/practice';
import { NEW_PRACTICE } from '../../../contract/transfer/transfer';
import { defineResource } from '../../engine/declaration/defineResource';
import { HISTORY, PRACTICE } from './practice';

const page = () => import('./PracticePage').then((file) => file.PracticePage);
const dayCell = () => import('./practiceCells').then((file) => file.DayCell);

/** The data transfers requested by the school. A school has a practice for each area of its data. */
export const practices = defineResource(PRACTICE, {
  fields: practiceFields,
  key: ['codMinAltri', 'area'],
  title: 'codMinAltri',
  recordRepresentation: ['customerCodeArgo', 'codMinAltri', 'area'],
  path: HISTORY,
  can: { list: ['practice', 'list'] },
  endpoints: { list: { endpoint: practiceList, answers: 'whole' } },
  list: {
    columns: [
      {
        field: 'codMinAltri',
        priority: 1,
        width: '22ch',
        cell: () => import('./practiceCells').then((file) => file.IdentifierCell),
      },
      { field: 'createdDate', priority: 2, width: '12ch', cell: dayCell },
      { field: 'updatedDate', priority: 1, width: '15ch', cell: dayCell },
      { field: 'area', priority: 1, width: 16 },
      {
        field: 'applicativi',
        priority: 2,
        width: 24,
        cell: () => import('./practiceCells').then((file) => file.ApplicationsCell),
      },
      {
        field: 'progress',
        priority: 1,
        width: '19ch',
        cell: () => import('./UploadProgress').then((file) => file.UploadProgress),
      },
      { field: 'statusOperatore', priority: 1, width: '19ch' },
    ],
    sort: '-updatedDate',
    search: ['codMinAltri', 'applicativi'],
    filters: ['area', 'status'],
    pageSizes: [5, 10, 25, null],
    pageSize: 10,
    detail: () => import('./PracticeLink').then((file) => file.PracticeLink),
    above: { load: () => import('./ProgressNotice').then((file) => file.ProgressNotice) },
  },
  pages: { [NEW_PRACTICE]: { can: ['practice', 'list'], load: page } },
  page,
  views: { list: () => import('./PracticeListPage').then((file) => file.PracticeListPage) },
});
