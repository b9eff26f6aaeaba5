import type { Resource } from '../engine/declaration/defineResource';
import { users } from './users/users';

/** Every declared resource of the console; routes and data provider follow from it. */
export const resources: readonly Resource[] = [users];
