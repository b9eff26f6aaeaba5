import type { ResourceWorks } from '../../operations/resourceWork';
import { importPeople } from './importPeople';
import { link } from './link';
import { list } from './list';
import { news, refresh } from './news';
import { publish } from './publish';
import { syncPeople, syncUsers } from './sync';

/** Returns the implementations of the calls of the staff registry. */
export const registry = (works: ResourceWorks) =>
  [list, importPeople, link, syncPeople, syncUsers, news, refresh(works), publish] as const;
