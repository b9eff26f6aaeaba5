import type { Implementation } from '../../http/call';
import { cancel, create, deleteOne, list } from './exportRequests';

/** What answers the guarded endpoints of this area. */
export const exportRequestsRoutes: readonly Implementation[] = [cancel, create, deleteOne, list];
