import type { Implementation } from '../../http/call';
import type { ResourceWorks } from '../../operations/resourceWork';
import { cancel } from './cancel';
import { preview, previewRows } from './preview';
import { counts, list, read, rows } from './read';
import { retry } from './retry';
import { run } from './run';
import { takeBack, takeBackPreview } from './takeBack';

/** Returns the implementations of the calls about bulk actions, for these resources. */
export const operations = (works: ResourceWorks): readonly Implementation[] => [
  preview(works),
  previewRows(works),
  run(works),
  list,
  counts,
  read,
  rows,
  cancel,
  retry(works),
  takeBackPreview(works),
  takeBack(works),
];
