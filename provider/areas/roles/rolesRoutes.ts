import type { Implementation } from '../../http/call';
import { ofSchool, ofUser } from './applications';
import { catalogue, ofApplication, rules } from './roles';

/** Implementations of the guarded endpoints of this area. */
export const rolesRoutes: readonly Implementation[] = [ofSchool, ofUser, catalogue, ofApplication, rules];
