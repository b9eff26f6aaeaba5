export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** Schema of the attributes that SCIM lacks. Microsoft Entra accepts extensions only under a name of this form. */
export const SPORTELLO_SCHEMA = 'urn:ietf:params:scim:schemas:extension:sportello:2.0:User';
