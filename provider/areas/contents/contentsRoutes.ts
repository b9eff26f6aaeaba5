import type { Implementation } from '../../http/call';
import { list, read } from './contents';
import { publish, withdraw } from './publish';

/** Implementations of the guarded endpoints of this area. */
export const contentsRoutes: readonly Implementation[] = [list, read, publish, withdraw];
