import { errors } from '../schema/errors';
import type { OperatorPermission } from '../staff/operatorPermissions';
import { storedNames } from '../storing/storedNames';
import { managerRoles as managers, type Role } from './roles';
import { isWithheld } from './withheldFromSupport';

const everyone = ['supervisor', 'teacherManager', 'campusManager', 'user'] as const;

/**
 * Who may do what: entity × action → roles. One pure table for the provider's guard and the console's
 * buttons; what is not here is denied. Rules on the single record stand beside its entity (`inhibit` and
 * the like), and are applied on top of this.
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
  /** Users who manage nobody read only their own. */
  application: { list: managers, read: everyone },
  role: { list: managers },
  office: { read: managers, write: ['supervisor'] },
  school: {
    read: ['supervisor'],
    update: ['supervisor'],
    register: ['supervisor'],
    /** To know whether it is a lead school. */
    lead: ['supervisor', 'teacherManager', 'campusManager'],
  },
  /** Each kind of procedure needs the permission of its own list besides. */
  procedure: { list: everyone },
  session: { open: everyone, close: everyone, accounts: everyone, switch: everyone },
  /** The action itself needs its own permission too; what somebody else began is the supervisor's to change. */
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
  /** Of a file; each resource has a permission of its own besides. */
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
  /** Transfers of data from other suppliers; the passwords of archives are handed to the provider's own staff alone. */
  practice: {
    list: ['supervisor'],
    update: ['supervisor'],
    sign: ['supervisor'],
    set: ['operator'],
    open: ['operator'],
  },
  /** Large files, which arrive in parts. */
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
  /** Of a merged school, and of one that receives. */
  resizing: {
    read: ['supervisor'],
    update: ['supervisor'],
    sign: ['supervisor'],
    set: ['operator'],
    hold: ['operator'],
  },
  /** The statistics of the e-learning courses; its platform tells them. */
  campus: { read: ['supervisor', 'campusManager'], receive: ['operator'] },
  /** Renewals and restorations of yearly contracts and services. */
  order: { read: ['supervisor'], update: ['supervisor'], sign: ['supervisor'], set: ['operator'] },
  audit: { list: ['supervisor'], read: ['supervisor'] },
  /** Somebody of the provider operates for a supervisor, who has said yes, for an hour. */
  supportAccess: {
    list: ['supervisor'],
    answer: ['supervisor'],
    close: ['supervisor'],
    ask: ['operator'],
    enter: ['operator'],
  },
  signedFile: {
    verify: ['supervisor'],
    sign: ['supervisor'],
    counterSign: ['operator'],
    checkRevocation: ['operator'],
  },
  trustedList: { read: ['operator'], preview: ['operator'], import: ['operator'] },
  contractDocument: { list: ['supervisor'], read: ['supervisor'] },
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
  /** Of oneself: settings, password, second factor, sessions, authorised applications. */
  account: { read: everyone, update: everyone },
  /** The identity of one's own across schools; what each session may with it stands beside its calls. */
  alias: { read: everyone, create: everyone, link: everyone, unlink: everyone, delete: everyone },
  activity: { list: everyone, end: everyone },
  authorisedApp: { list: everyone, remove: everyone },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

export type Entity = keyof typeof permissions;
export type ActionOf<E extends Entity> = keyof (typeof permissions)[E] & string;
/** An entity and what is done with it: `['user', 'disable']`; those of the provider have a table of their own. */
export type Permission =
  | { [E in Entity]: readonly [E, ActionOf<E>] }[Entity]
  | OperatorPermission
  | StoredPermission;

declare const ofStored: unique symbol;
/** What is done with a resource of contract/stored: only the resource itself gives it. */
export type StoredPermission = readonly [string, string] & { readonly [ofStored]: true };

declare const namedByStored: unique symbol;
/** What a resource of contract/stored is called: only the resource itself gives it, as `trips.name`. */
export type StoredName = string & { readonly [namedByStored]: true };

/** The whole table: the one above, and what the resources of contract/stored say. */
export const allPermissions: Readonly<Record<string, Readonly<Record<string, readonly Role[]>>>> = {
  ...Object.fromEntries(storedNames.map(({ name, roles }) => [name, roles])),
  // Whatever is called the same over there changes nothing here.
  ...permissions,
};

/** What can be done with one entity, and by whom; undefined where there is no such entity. */
const actionsOf = (entity: string): Readonly<Record<string, readonly Role[]>> | undefined =>
  Object.hasOwn(permissions, entity)
    ? permissions[entity as Entity]
    : storedNames.find(({ name }) => name === entity)?.roles;

/** Whether somebody with these roles may see the list of an entity; undefined when there is no such entity. */
export function mayList(held: readonly Role[], entity: string): boolean | undefined {
  const actions = actionsOf(entity);
  if (!actions) return undefined;
  return withSupport(entity, 'list', actions.list ?? actions.read ?? []).some((role) => held.includes(role));
}

/** The roles that hold a permission. */
export function rolesWith([entity, action]: Permission): readonly Role[] {
  return withSupport(entity, action, actionsOf(entity)?.[action] ?? []);
}

/** Support holds what supervisors do, but for what is withheld from it. */
const withSupport = (entity: string, action: string, allowed: readonly Role[]): readonly Role[] =>
  allowed.includes('supervisor') && !isWithheld(entity, action) ? [...allowed, 'support'] : allowed;

/** Whether somebody with these roles holds a permission. */
export function may(held: readonly Role[], permission: Permission): boolean {
  return rolesWith(permission).some((role) => held.includes(role));
}

/** Why somebody of support does not hold a permission that a supervisor does; undefined of everybody else. */
export const whyWithheld = (held: readonly Role[], permission: Permission): string | undefined =>
  held.includes('support') && !may(held, permission) && may(['supervisor'], permission)
    ? errors.notForSupport.say
    : undefined;
