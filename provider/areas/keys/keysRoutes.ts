import type { Implementation } from '../../http/call';
import { rotateMaster } from './rotateMaster';
import { rotateToken } from './rotateToken';

/** Implementations of the guarded endpoints of this area. */
export const keysRoutes: readonly Implementation[] = [rotateToken, rotateMaster];
