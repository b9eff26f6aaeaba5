import { type Source, target } from './sources';

/** Which rooms of a folder each of them may import. */
export type Rooms = Readonly<Record<string, readonly string[] | 'all'>>;

/**
 * Who may import whom, room by room. A room of a folder is a folder or a file in it; a room may have rooms inside, under
 * its own path. Every room may import itself and contract/. One that is not named here may import nothing else, and only
 * the composing ones ('all') may import it: a new folder is guarded on the day it is born.
 */
export const rooms: Readonly<Record<string, Rooms>> = {
  src: {
    main: ['App', 'layout'],
    App: 'all',
    resources: ['features', 'engine', 'ui', 'api', 'session', 'i18n'],
    // What several rooms above show: dialogs and parts of pages, one folder a feature.
    features: ['engine', 'ui', 'api', 'session', 'i18n'],
    customRoutes: ['features', 'engine', 'ui', 'api', 'session', 'i18n'],
    // Of features it opens only what asks for itself once the console is open.
    layout: ['features', 'ui', 'api', 'session', 'i18n'],
    // What declarations come to, for developers; in no production build.
    development: ['engine', 'ui', 'i18n'],
    engine: ['ui', 'api', 'session', 'i18n'],
    // What every screen is made of, whoever draws it: page, section, tips, menus, the day picker.
    ui: ['session', 'i18n'],
    // The typed client of the provider, and what is read out of its refusals.
    api: [],
    // Who is signed in, for which school, and what they may.
    session: [],
    i18n: [],
    // Declarations say how a resource travels; the data provider reads them, and stays without React (packages.ts).
    dataProvider: ['engine', 'api'],
    authProvider: [],
  },
  'src/engine': {
    // The pages of a resource, and their routes.
    screen: 'all',
    import: ['operations', 'record', 'declaration', 'query'],
    export: ['list', 'record', 'declaration', 'query'],
    views: ['list', 'query'],
    table: ['actions', 'customScreens', 'list', 'record', 'declaration', 'query'],
    actions: ['operations', 'customScreens', 'form', 'list', 'record', 'declaration', 'query'],
    operations: ['record', 'declaration'],
    // Dialogs and pages that a resource brings itself.
    customScreens: ['list', 'record', 'declaration'],
    filters: ['list', 'record', 'declaration', 'query'],
    form: ['list', 'record', 'declaration', 'query'],
    // What a list shows, and what its parts share.
    list: ['record', 'declaration', 'query'],
    keyboard: [],
    // How one record is called, read and linked to.
    record: ['declaration', 'query'],
    declaration: ['query'],
    // Filters, conditions, search and the address: without React (packages.ts).
    query: [],
  },
  provider: {
    main: 'all',
    provider: 'all',
    app: 'all',
    listen: ['config', 'db'],
    greeting: ['config', 'demo'],
    cli: ['operatorSecret', 'secrets', 'systemClock', 'demo', 'identity', 'signing', 'db', 'config'],
    operatorSecret: ['config'],
    dataFolder: ['config', 'db', 'operatorSecret', 'secrets'],
    // The demo's clock moves; sign-in state and tokens are dated by the machine's.
    clock: ['db', 'systemClock'],
    systemClock: [],
    areas: [
      'http',
      'refusal',
      'identity',
      'operations',
      'procedures',
      'documentSigning',
      'signing',
      'documents',
      'jobs',
      'mail',
      'audit',
      'db',
      'i18n',
      'clock',
      'systemClock',
    ],
    operations: ['http', 'refusal', 'identity', 'jobs', 'audit', 'db'],
    procedures: ['http', 'db'],
    // Signing a document, which several areas do alike.
    documentSigning: [
      'http',
      'refusal',
      'identity',
      'signing',
      'documents',
      'jobs',
      'mail',
      'audit',
      'db',
      'i18n',
      'config',
    ],
    identity: ['refusal', 'jobs', 'mail', 'audit', 'db', 'i18n', 'config', 'systemClock'],
    http: ['identity', 'refusal', 'signing', 'audit', 'db', 'config', 'systemClock'],
    demo: ['identity', 'signing', 'documents', 'jobs', 'mail', 'audit', 'db', 'i18n', 'config'],
    signing: [],
    documents: ['db', 'i18n'],
    mail: ['jobs', 'db', 'i18n', 'config'],
    jobs: ['db', 'config', 'systemClock'],
    audit: ['db'],
    db: ['config', 'secrets'],
    // A request that is refused, for a reason of the contract's table: thrown anywhere, answered by http.
    refusal: [],
    // What seals the secrets in the database, and what it needs of the machine.
    secrets: [],
    i18n: [],
    config: [],
  },
  'provider/identity': {
    createIdentity: 'all',
    // Who people are is said elsewhere: by an OpenID provider of the school's, or by SPID.
    outside: [
      'tokens',
      'oidc',
      'accounts',
      'access',
      'discovery',
      'identity',
      'log',
      'signInStore',
      'subject',
    ],
    upstream: ['pages', 'oidc', 'accounts', 'discovery', 'signInStore', 'subject'],
    // What a person sees who signs in.
    pages: ['signIn', 'passkeys', 'secondFactor', 'oidc', 'accounts', 'rateLimit', 'log', 'subject'],
    signIn: [
      'secondFactor',
      'oidc',
      'accounts',
      'rateLimit',
      'cookies',
      'password',
      'signInStore',
      'subject',
    ],
    tokens: ['oidc', 'identity', 'subject'],
    oidc: ['accounts', 'sessions', 'cookies', 'log', 'subject'],
    // What is known of a person, and what they prove it with.
    passkeys: ['secondFactor', 'accounts', 'rateLimit', 'signInStore', 'subject'],
    secondFactor: ['accounts', 'access'],
    accounts: ['sessions', 'access', 'rateLimit', 'subject'],
    access: ['subject'],
    sessions: ['subject'],
    rateLimit: ['cookies'],
    discovery: [],
    signInStore: [],
    password: [],
    cookies: [],
    log: [],
    identity: ['subject'],
    subject: [],
  },
};

/** Rooms whose folders are neighbours that never import each other: users does not import registry. */
const neighbours = ['src/resources', 'src/features', 'src/customRoutes', 'provider/areas'];

const advice: Record<string, string> = {
  contract: 'what both sides agree on goes to contract/, without React, server or SQL',
  src: 'what is shown goes to src/; if the provider needs it too, it belongs in contract/',
  provider:
    'what is stored and guarded goes to provider/; if the console needs it too, it belongs in contract/',
};

/** Every import that goes against the arrows, as a sentence that says where the code should go. */
export function againstTheArrows(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap((request) => {
      const to = target(path, request);
      const why = to === undefined ? undefined : refusal(path, to);
      return why ? [`${path} imports ${to}: ${why}`] : [];
    }),
  );
}

function refusal(from: string, to: string): string | undefined {
  const [fromSide = '', toSide = ''] = [from, to].map((path) => path.split('/')[0]);
  if (toSide === 'contract') return undefined;
  if (fromSide !== toSide)
    return `${fromSide} may not import ${toSide}; ${advice[toSide] ?? advice[fromSide]}`;
  return betweenRooms(from, to) ?? betweenNeighbours(from, to);
}

function betweenRooms(from: string, to: string): string | undefined {
  for (const [folder, inside] of Object.entries(rooms)) {
    if (![from, to].every((path) => path.startsWith(`${folder}/`))) continue;
    const [own, other] = [roomIn(folder, from), roomIn(folder, to)];
    const allowed = inside[own] ?? [];
    if (own === other || allowed === 'all' || allowed.includes(other)) continue;
    const known =
      own in inside ? `${folder}/${own} may import ` : `${folder}/${own} is new, so it may import `;
    const others = allowed.length > 0 ? `${allowed.join(', ')} and ` : '';
    return `${known}${others}contract only; move what both need to one of these, or pass it in from above`;
  }
  return undefined;
}

function betweenNeighbours(from: string, to: string): string | undefined {
  // The list of a street names its houses.
  if (from.endsWith('/index.ts')) return undefined;
  const [fromHouse, toHouse] = [from, to].map((path) => path.split('/').slice(0, 3).join('/'));
  const street = neighbours.find((folder) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`));
  if (street === undefined || fromHouse === toHouse) return undefined;
  return `neighbours in ${street} never import each other; name the other one, or move what both need one room to the right`;
}

const roomIn = (folder: string, path: string) =>
  (path.slice(folder.length + 1).split('/')[0] ?? '').replace(/\.tsx?$/, '');

/** Which rooms of a folder import which, as its files do. */
export function roomsAsTheyAre(folder: string, sources: readonly Source[]): Rooms {
  const table: Record<string, string[]> = {};
  for (const { path, imports } of sources) {
    if (!path.startsWith(`${folder}/`)) continue;
    const own = roomIn(folder, path);
    const others = imports
      .map((request) => target(path, request))
      .filter((to) => to?.startsWith(`${folder}/`))
      .map((to) => roomIn(folder, to ?? ''));
    table[own] = [...new Set([...(table[own] ?? []), ...others.filter((other) => other !== own)])];
  }
  return table;
}

/** Rooms of a table that import one another, as the way round; undefined when none do. */
export function circleOfRooms(inside: Rooms): string[] | undefined {
  const files = Object.entries(inside).map(([room, to]) => ({
    path: `${room}.ts`,
    text: '',
    imports: (to === 'all' ? [] : to).map((other) => `./${other}`),
  }));
  return circle(files);
}

/** The first circle of imports found, as the paths along it; undefined when there is none. */
export function circle(sources: readonly Source[]): string[] | undefined {
  const byTarget = new Map(sources.map((one) => [one.path.replace(/\.tsx?$/, ''), one]));
  const done = new Set<Source>();
  const visit = (one: Source, trail: readonly Source[]): string[] | undefined => {
    if (trail.includes(one)) return [...trail.slice(trail.indexOf(one)), one].map(({ path }) => path);
    if (done.has(one)) return undefined;
    for (const request of one.imports) {
      const next = byTarget.get(target(one.path, request) ?? '');
      const found = next && visit(next, [...trail, one]);
      if (found) return found;
    }
    done.add(one);
    return undefined;
  };
  for (const one of sources) {
    const found = visit(one, []);
    if (found) return found;
  }
  return undefined;
}
