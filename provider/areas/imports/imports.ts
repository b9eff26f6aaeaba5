import type { Implementation } from '../../http/call';
import type { ResourceWorks } from '../../operations/resourceWork';
import { add } from './add';
import { begin } from './begin';
import { columns } from './columns';
import { preview } from './preview';
import { counts, list, read, rows } from './read';
import { run } from './run';

/** Returns the implementations of the import calls for these resources. */
export const imports = (works: ResourceWorks): readonly Implementation[] => [
  columns,
  preview(works),
  begin,
  add(works),
  run(works),
  list,
  counts,
  read,
  rows,
];
