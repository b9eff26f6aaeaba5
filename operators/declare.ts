import { operatorPermissions } from '../contract/staff/operatorPermissions';
import { defineResource } from '../src/engine/declaration/defineResource';
import { alsoPermit } from '../src/engine/declaration/knownPermissions';

alsoPermit(operatorPermissions);

/** Same as {@link defineResource}, for the provider's own staff, whose permissions have a table of their own. */
export const declare = defineResource;
