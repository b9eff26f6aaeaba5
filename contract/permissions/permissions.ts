import { errors } from '../schema/errors';
import type { OperatorPermission } from '../staff/operatorPermissions';
import { storedNames } from '../storing/registerResources';
import { managerRoles as managers, type Role } from './roles';
import { isWithheld } from './withheldFromSupport';

const everyone = ['supervisor', 'teacherManager', 'campusManager', 'user'] as const;

/**
 * Permissions: the roles that may perform each action on each entity. The provider's guard and the console's buttons
 * use the same table; an action that is not listed is denied. Rules for single records apply in addition and are
 * defined with their entity (such as `inhibit`).
 */
export const permissions = {
  user: {
    list: managers,
    read: managers,
    create: managers,
    update: managers,
    delete: managers,
    enable: managers,
    disable: managers,
    renew: managers,
    enableSpid: managers,
    planSpid: ['supervisor'],
    resetOtp: managers,
    sendCredentials: managers,
    import: managers,
    roles: managers,
  },
  /** Users without a managing role read only their own record. */
  application: { list: managers, read: everyone },
  role: { list: managers },
  office: { read: managers, write: ['supervisor'] },
  school: {
    read: ['supervisor'],
    update: ['supervisor'],
    register: ['supervisor'],
    /** Checks whether the school is a lead school. */
    lead: ['supervisor', 'teacherManager', 'campusManager'],
  },
  /** Lists procedures; each kind also requires the permission for its own list. */
  procedure: { list: everyone },
  session: { open: everyone, close: everyone, accounts: everyone, switch: everyone },
  /**
   * Operations; the action of each also requires its own permission. Only a supervisor changes operations begun by
   * others.
   */
  operation: {
    preview: managers,
    run: managers,
    list: managers,
    read: managers,
    cancel: managers,
    retry: managers,
    takeBack: managers,
    changeOthers: ['supervisor'],
  },
  /** Imports of files; the import of each resource also requires the resource's own permission. */
  import: { list: managers, read: managers, preview: managers, run: managers },
  news: { list: everyone, read: everyone, publish: ['operator'], withdraw: ['operator'] },
  notification: { list: everyone, markRead: everyone },
  content: { list: everyone, read: everyone, publish: ['operator'], withdraw: ['operator'] },
  licenceProduct: { list: ['supervisor'] },
  licenceDocument: { list: ['supervisor'], read: ['supervisor'] },
  assistanceContact: { list: ['supervisor'] },
  assistancePackage: { list: ['supervisor'] },
  intervention: { list: ['supervisor'] },
  exportRequest: {
    list: ['supervisor'],
    download: ['supervisor'],
    create: ['supervisor'],
    cancel: ['supervisor'],
    delete: ['supervisor'],
  },
  /** Transfers of data from other suppliers. Only the provider's staff gets the passwords of archives. */
  practice: {
    list: ['supervisor'],
    update: ['supervisor'],
    sign: ['supervisor'],
    set: ['operator'],
    open: ['operator'],
  },
  /** Large files, uploaded in parts. */
  upload: { list: ['supervisor'], read: ['supervisor'], send: ['supervisor'], remove: ['supervisor'] },
  registryPerson: {
    list: managers,
    import: managers,
    link: managers,
    sync: managers,
    refresh: managers,
    publish: ['operator'],
  },
  preservation: { read: ['supervisor'], update: ['supervisor'], sign: ['supervisor'], set: ['operator'] },
  spidRequest: {
    read: ['supervisor'],
    sign: ['supervisor'],
    switch: ['supervisor'],
    log: ['supervisor'],
    set: ['operator'],
    receive: ['operator'],
  },
  /** Resizing, for the merged school and for the receiving school. */
  resizing: {
    read: ['supervisor'],
    update: ['supervisor'],
    sign: ['supervisor'],
    set: ['operator'],
    hold: ['operator'],
  },
  /** Statistics of the e-learning courses, which the e-learning platform sends. */
  campus: { read: ['supervisor', 'campusManager'], receive: ['operator'] },
  /** Renewals and restorations of yearly contracts and services. */
  order: { read: ['supervisor'], update: ['supervisor'], sign: ['supervisor'], set: ['operator'] },
  audit: { list: ['supervisor'], read: ['supervisor'] },
  /** Access of the provider's support on behalf of a supervisor, with their consent, for an hour. */
  supportAccess: {
    list: ['supervisor'],
    answer: ['supervisor'],
    close: ['supervisor'],
    ask: ['operator'],
    enter: ['operator'],
  },
  /** Systems that manage the users through SCIM. */
  scimClient: {
    list: ['supervisor'],
    read: ['supervisor'],
    create: ['supervisor'],
    rotate: ['supervisor'],
    activate: ['supervisor'],
    delete: ['supervisor'],
  },
  signedFile: {
    verify: ['supervisor'],
    sign: ['supervisor'],
    counterSign: ['operator'],
    checkRevocation: ['operator'],
  },
  trustedList: { read: ['operator'], preview: ['operator'], import: ['operator'] },
  contractDocument: { list: ['supervisor'], read: ['supervisor'] },
  /** Requests to the school head to sign documents from elsewhere. With them, only the person who is asked can sign. */
  signatureRequest: {
    send: ['supervisor'],
    remind: ['supervisor'],
    cancel: ['supervisor'],
    read: everyone,
    sign: everyone,
  },
  /** Webhooks of the school, and the deliveries to them. */
  webhook: {
    list: ['supervisor'],
    create: ['supervisor'],
    update: ['supervisor'],
    delete: ['supervisor'],
    rotate: ['supervisor'],
    test: ['supervisor'],
  },
  webhookDelivery: { list: ['supervisor'], replay: ['supervisor'] },
  /** Connected systems to which the school's users are provisioned, and the users there. */
  provisioningTarget: {
    list: ['supervisor'],
    create: ['supervisor'],
    update: ['supervisor'],
    delete: ['supervisor'],
    token: ['supervisor'],
    start: ['supervisor'],
    retry: ['supervisor'],
  },
  provisioningPerson: { list: ['supervisor'] },
  clock: { move: ['operator'] },
  keys: { rotate: ['operator'] },
  view: {
    list: everyone,
    create: everyone,
    update: everyone,
    delete: everyone,
    choose: everyone,
    share: ['supervisor'],
  },
  listExport: { export: everyone },
  /** The person's own settings, password, second factor, sessions and authorised applications. */
  account: { read: everyone, update: everyone },
  /** The person's own alias identity. Each endpoint also checks which kinds of session may call it. */
  alias: { read: everyone, create: everyone, link: everyone, unlink: everyone, delete: everyone },
  activity: { list: everyone, end: everyone },
  authorisedApp: { list: everyone, remove: everyone },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

export type Entity = keyof typeof permissions;
export type ActionOf<E extends Entity> = keyof (typeof permissions)[E] & string;
/** Entity and action, such as `['user', 'disable']`. Actions of the provider's staff are in a separate table. */
export type Permission =
  | { [E in Entity]: readonly [E, ActionOf<E>] }[Entity]
  | OperatorPermission
  | StoredPermission;

declare const ofStored: unique symbol;
/** Permission of a resource in contract/stored. The brand ensures that only code of stored resources creates one. */
export type StoredPermission = readonly [string, string] & { readonly [ofStored]: true };

declare const namedByStored: unique symbol;
/**
 * Name of a resource in contract/stored, or of another server, such as `trips.name`. The brand ensures that only the
 * code of these resources creates one.
 */
export type StoredName = string & { readonly [namedByStored]: true };

/** Returns the complete table: `permissions` and the registered resources. */
export const allPermissions = (): Readonly<Record<string, Readonly<Record<string, readonly Role[]>>>> => ({
  ...Object.fromEntries(storedNames.map(({ name, roles }) => [name, roles])),
  // A stored resource with the same name does not override this table.
  ...permissions,
});

/** Returns the actions of an entity with their roles, or undefined if there is no such entity. */
const actionsOf = (entity: string): Readonly<Record<string, readonly Role[]>> | undefined =>
  Object.hasOwn(permissions, entity)
    ? permissions[entity as Entity]
    : storedNames.find(({ name }) => name === entity)?.roles;

/** Returns whether these roles may see the list of an entity, or undefined if there is no such entity. */
export function mayList(held: readonly Role[], entity: string): boolean | undefined {
  const actions = actionsOf(entity);
  if (!actions) return undefined;
  return withSupport(entity, 'list', actions.list ?? actions.read ?? []).some((role) => held.includes(role));
}

/** Returns the roles that hold a permission. */
export function rolesWith([entity, action]: Permission): readonly Role[] {
  return withSupport(entity, action, actionsOf(entity)?.[action] ?? []);
}

/** Adds support to the roles if a supervisor is allowed and the permission is not withheld from support. */
const withSupport = (entity: string, action: string, allowed: readonly Role[]): readonly Role[] =>
  allowed.includes('supervisor') && !isWithheld(entity, action) ? [...allowed, 'support'] : allowed;

/** Returns whether these roles hold a permission. */
export function may(held: readonly Role[], permission: Permission): boolean {
  return rolesWith(permission).some((role) => held.includes(role));
}

/** Returns why support does not hold a permission that a supervisor holds; undefined for all other roles. */
export const whyWithheld = (held: readonly Role[], permission: Permission): string | undefined =>
  held.includes('support') && !may(held, permission) && may(['supervisor'], permission)
    ? errors.notForSupport.say
    : undefined;
