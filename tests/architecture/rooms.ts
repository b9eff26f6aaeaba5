import { identityRooms } from './identityRooms';

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
    Console: 'all',
    // What App hands to react-admin: the client of the provider, the session, the sentences.
    providers: ['resources', 'layout', 'authProvider', 'dataProvider', 'engine', 'api', 'i18n'],
    fetchAhead: ['customRoutes', 'resources', 'engine'],
    // A page may show parts of a resource; a resource knows no page.
    layout: ['customRoutes', 'resources', 'signing', 'ui', 'api', 'session', 'i18n'],
    customRoutes: [
      'resources',
      'signing',
      'upload',
      'steps',
      'identity',
      'engine',
      'ui',
      'api',
      'session',
      'i18n',
    ],
    resources: ['signing', 'upload', 'steps', 'identity', 'engine', 'ui', 'api', 'session', 'i18n'],
    // Parts that several pages share: the steps of a procedure, signing a document, uploading files, proving who one is.
    steps: ['signing', 'engine', 'ui', 'api', 'session', 'i18n'],
    signing: ['identity', 'engine', 'ui', 'api', 'session', 'i18n'],
    upload: ['engine', 'ui', 'api', 'session', 'i18n'],
    identity: ['engine', 'ui', 'api', 'session', 'i18n'],
    // What declarations come to, for developers; in no production build.
    development: ['engine', 'ui', 'i18n'],
    engine: ['ui', 'api', 'session', 'i18n'],
    // What every screen is made of: page, section, tips, menus, the day picker.
    ui: ['session', 'i18n'],
    // The typed client of the provider, and what is read out of its refusals.
    api: [],
    // Who is signed in, for which school, and what they may.
    session: [],
    i18n: [],
    // Declarations say how a resource travels; the data provider reads them, and stays without React (packages.ts).
    dataProvider: ['engine', 'api'],
    // It is the judge that the screens ask.
    authProvider: ['session'],
  },
  'src/engine': {
    // The pages of a resource, and their routes.
    screen: 'all',
    import: ['operations', 'record', 'declaration', 'query'],
    export: ['list', 'record', 'declaration', 'query'],
    views: ['list', 'query'],
    arranging: ['list', 'record', 'declaration', 'query'],
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
    record: ['declaration', 'query'],
    declaration: ['query'],
    // Filters, conditions, search and the address: without React (packages.ts).
    query: [],
  },
  provider: {
    main: ['consoleFolder', 'serveUntilStopped', 'whyNotOnNode'],
    development: ['config', 'consoleFolder', 'db', 'greeting', 'provider'],
    serveUntilStopped: ['cli', 'config', 'greeting', 'monitoring', 'provider'],
    whyNotOnNode: [],
    provider: 'all',
    app: 'all',
    listen: ['config', 'db'],
    greeting: ['config', 'demo'],
    // Everything, in a folder, and from there into another installation.
    backup: ['objects', 'refusal', 'audit', 'db', 'writeDurably'],
    cli: [
      'audit',
      'backup',
      'objects',
      'trust',
      'operatorSecret',
      'refusal',
      'secrets',
      'systemClock',
      'telemetry',
      'demo',
      'identity',
      'signing',
      'tables',
      'db',
      'config',
      'writeDurably',
    ],
    operatorSecret: ['config', 'db', 'writeDurably'],
    dataFolder: ['config', 'db', 'operatorSecret', 'secrets'],
    // The demo's clock moves; sign-in state and tokens are dated by the machine's.
    clock: ['db', 'systemClock'],
    systemClock: [],
    areas: [
      'backup',
      'http',
      'refusal',
      'identity',
      'platform',
      'objects',
      'uploads',
      'operations',
      'procedures',
      'documentSigning',
      'telemetry',
      'outgoing',
      'revocation',
      'trust',
      'signing',
      'tables',
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
    // The one mechanism behind every long procedure: drafts, table, receipt.
    procedures: ['http', 'refusal', 'documents', 'mail', 'db', 'i18n'],
    // Signing a document, which several areas do alike.
    documentSigning: [
      'http',
      'refusal',
      'uploads',
      'telemetry',
      'identity',
      'revocation',
      'trust',
      'signing',
      'documents',
      'jobs',
      'mail',
      'audit',
      'db',
      'i18n',
      'config',
    ],
    identity: [
      'outgoing',
      'refusal',
      'telemetry',
      'jobs',
      'mail',
      'audit',
      'db',
      'i18n',
      'config',
      'systemClock',
    ],
    monitoring: ['objects', 'telemetry', 'db', 'config', 'systemClock'],
    // Spans and counts, as the work is done that they tell of.
    telemetry: ['tracingConfig'],
    http: [
      'identity',
      'monitoring',
      'telemetry',
      'objects',
      'refusal',
      'signing',
      'audit',
      'db',
      'config',
      'systemClock',
    ],
    // Schools, applications and contracts as the provider's staff writes them, many at a time.
    platform: ['refusal', 'identity', 'tables', 'db', 'i18n'],
    demo: [
      'areas',
      'procedures',
      'platform',
      'identity',
      'signing',
      'documentSigning',
      'documents',
      'objects',
      'jobs',
      'mail',
      'audit',
      'db',
      'i18n',
      'config',
    ],
    signing: ['workers', 'outgoing'],
    // Requests to addresses that the administrator did not write, and answers of any length.
    outgoing: [],
    // Tables of files that people send, each read in a thread of its own.
    tables: ['workers', 'refusal'],
    // Asking authorities whether certificates were revoked.
    revocation: ['outgoing', 'signing', 'db', 'config'],
    // Whom signatures are believed for: folders, and a trusted list.
    trust: ['workers', 'signing', 'db', 'config'],
    documents: ['workers', 'db', 'i18n'],
    mail: ['jobs', 'telemetry', 'db', 'i18n', 'config'],
    jobs: ['refusal', 'telemetry', 'db', 'config', 'systemClock'],
    audit: ['objects', 'jobs', 'db'],
    db: ['telemetry', 'config', 'secrets'],
    // A request that is refused, for a reason of the contract's table: thrown anywhere, answered by http.
    refusal: [],
    // Files of schools: a folder of this machine, or S3.
    objects: ['outgoing', 'refusal', 'telemetry', 'db', 'config', 'writeDurably'],
    // Large files on their way, which several areas take alike.
    uploads: ['http', 'refusal', 'objects', 'jobs', 'db', 'config'],
    // What seals the secrets in the database, and what it needs of the machine.
    secrets: ['writeDurably'],
    // Threads with limits, for files that strangers made.
    workers: [],
    // A file that no crash takes back.
    writeDurably: [],
    i18n: [],
    config: ['administrativeConfig', 'configOutside', 'environment', 'servicesConfig', 'tracingConfig'],
    // What one area is set to.
    administrativeConfig: ['environment'],
    // Services of others that we use: where they are, and as whom.
    configOutside: ['environment'],
    // Systems of others that we ask over HTTP.
    servicesConfig: ['environment'],
    tracingConfig: ['environment'],
    // One setting of the environment: read, and refused where it cannot be used.
    environment: [],
  },
  'provider/identity': identityRooms,
};
