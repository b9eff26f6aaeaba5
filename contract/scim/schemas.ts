export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';

/**
 * Schema of the attributes that standard SCIM does not define. Its name has this form because Microsoft Entra accepts
 * only extensions with such names.
 */
export const SPORTELLO_SCHEMA = 'urn:ietf:params:scim:schemas:extension:sportello:2.0:User';
