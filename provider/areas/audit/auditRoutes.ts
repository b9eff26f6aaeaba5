import type { Implementation } from '../../http/call';
import { archived, counts, list, read } from './audit';

/** Implementations of the guarded endpoints of this area. */
export const auditRoutes: readonly Implementation[] = [archived, counts, list, read];
