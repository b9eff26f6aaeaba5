/**
 * What a supervisor may and nobody does in their place: signing, everything with which people sign in, the consent itself,
 * carrying data away, removing people. The one list; the table of permissions follows it.
 */
const withheld: Readonly<Record<string, readonly string[]>> = {
  signedFile: ['sign'],
  practice: ['sign'],
  preservation: ['sign'],
  spidRequest: ['sign', 'switch', 'log'],
  resizing: ['sign'],
  order: ['sign'],
  account: ['update'],
  activity: ['end'],
  authorisedApp: ['remove'],
  alias: ['read', 'create', 'link', 'unlink', 'delete'],
  session: ['accounts', 'switch'],
  user: ['delete', 'sendCredentials', 'resetOtp', 'enableSpid', 'planSpid'],
  office: ['write'],
  supportAccess: ['answer'],
  exportRequest: ['create', 'download'],
  listExport: ['export'],
};

/** Whether support does not get this of what a supervisor may. */
export const isWithheld = (entity: string, action: string): boolean =>
  Object.hasOwn(withheld, entity) && withheld[entity]?.includes(action) === true;
