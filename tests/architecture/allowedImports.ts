import { identityImports } from './identityImports';

/** What each entry of a folder may import: names of other entries, or 'all' of them. */
export type AllowedImports = Readonly<Record<string, readonly string[] | 'all'>>;

/**
 * Permitted imports between the entries (folders and files) of some folders, by their paths. Every entry may import
 * itself and contract/. One that is not listed may import nothing else, and only entries that may import 'all' may import
 * it, so that a new folder is guarded from the start.
 */
export const allowedImports: Readonly<Record<string, AllowedImports>> = {
  src: {
    main: ['App', 'layout'],
    App: 'all',
    Console: 'all',
    // Values that App passes to react-admin: the client of the provider, the session, the translations.
    providers: ['resources', 'layout', 'authProvider', 'dataProvider', 'engine', 'api', 'i18n'],
    fetchAhead: ['customRoutes', 'resources', 'engine'],
    // A page may show components of a resource; a resource imports no page.
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
    // Only files of resources/declared import the kit (kit.test.ts).
    resources: ['kit', 'signing', 'upload', 'steps', 'identity', 'engine', 'ui', 'api', 'session', 'i18n'],
    // Functions that declare resources of other installations, and parts of screens that only those have.
    kit: ['engine', 'ui', 'api', 'session', 'i18n'],
    // Components shared by several pages: the steps of a procedure, signing a document, uploading files, confirming the
    // identity.
    steps: ['signing', 'engine', 'ui', 'api', 'session', 'i18n'],
    signing: ['identity', 'engine', 'ui', 'api', 'session', 'i18n'],
    upload: ['engine', 'ui', 'api', 'session', 'i18n'],
    identity: ['engine', 'ui', 'api', 'session', 'i18n'],
    // The reference of the API at /api/docs, a page of its own.
    reference: [],
    // Overview of the declarations, for developers; not in production builds.
    development: ['engine', 'ui', 'i18n'],
    engine: ['ui', 'api', 'session', 'i18n'],
    // Components of every screen: page, section, tips, menus, the day picker.
    ui: ['session', 'i18n'],
    // The typed client of the provider, and the interpretation of its refusals.
    api: [],
    // The signed-in person, the current school and the permissions.
    session: [],
    i18n: [],
    // Declarations describe how a resource is transferred; the data provider reads them and does not depend on React
    // (packages.ts).
    dataProvider: ['engine', 'api'],
    // The judge, which screens ask for permissions.
    authProvider: ['session'],
  },
  'src/engine': {
    // The pages of a resource, and their routes.
    screen: 'all',
    import: ['operations', 'record', 'declaration', 'query'],
    export: ['form', 'list', 'record', 'declaration', 'query'],
    views: ['list', 'query'],
    table: ['actions', 'customScreens', 'form', 'list', 'record', 'declaration', 'query'],
    actions: ['operations', 'customScreens', 'form', 'list', 'record', 'declaration', 'query'],
    operations: ['record', 'declaration'],
    // Custom dialogs and pages of a resource.
    customScreens: ['list', 'record', 'declaration'],
    filters: ['list', 'record', 'declaration', 'query'],
    form: ['list', 'record', 'declaration', 'query'],
    // The content of a list, and state shared by its components.
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
    serveUntilStopped: [
      'cli',
      'config',
      'greeting',
      'listen',
      'maintenance',
      'monitoring',
      'provider',
      'systemClock',
    ],
    // The server that runs in place of the provider: pages and problems, but no database.
    maintenance: ['config', 'http', 'i18n', 'identity', 'monitoring', 'refusal'],
    whyNotOnNode: [],
    provider: 'all',
    app: 'all',
    listen: ['config', 'db'],
    greeting: ['config', 'demo'],
    // Backup of everything into a folder, and restore from there into another installation.
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
    // The demo's clock can be moved; sign-in state and tokens use the system clock.
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
    // A developer's code around the saving of stored records.
    hooks: ['areas', 'mail', 'jobs', 'db', 'i18n'],
    operations: ['http', 'refusal', 'identity', 'jobs', 'audit', 'db'],
    // The mechanism shared by all long procedures: drafts, table, receipt.
    procedures: ['http', 'refusal', 'documents', 'mail', 'db', 'i18n'],
    // Signing a document, shared by several areas.
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
    // Spans and counters, recorded during the work that they describe.
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
    // Bulk maintenance of schools, applications and contracts by the provider's staff.
    platform: ['refusal', 'identity', 'tables', 'db', 'i18n'],
    demo: [
      'areas',
      'outgoing',
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
    // Requests to addresses that the administrator did not write, with responses of any length.
    outgoing: [],
    // Tables in uploaded files, each read in a separate thread.
    tables: ['workers', 'refusal'],
    // Requests to authorities for the revocation status of certificates.
    revocation: ['outgoing', 'signing', 'db', 'config'],
    // Trust anchors for signatures: folders, and a trusted list.
    trust: ['workers', 'signing', 'db', 'config'],
    documents: ['workers', 'db', 'i18n'],
    mail: ['jobs', 'telemetry', 'db', 'i18n', 'config'],
    jobs: ['refusal', 'telemetry', 'db', 'config', 'systemClock'],
    audit: ['objects', 'jobs', 'db', 'syslogConfig'],
    db: ['telemetry', 'config', 'secrets'],
    // A refused request, for a reason in the contract's table: thrown anywhere, turned into a response by http.
    refusal: [],
    // Files of schools: a local folder, or S3.
    objects: ['outgoing', 'refusal', 'telemetry', 'db', 'config', 'writeDurably'],
    // Large uploads in progress, shared by several areas.
    uploads: ['http', 'refusal', 'objects', 'jobs', 'db', 'config'],
    // Encryption of secrets in the database, and the key from the machine.
    secrets: ['writeDurably'],
    // Threads with limits, for untrusted files.
    workers: [],
    // Writing files that survive a crash.
    writeDurably: [],
    i18n: [],
    config: [
      'administrativeConfig',
      'configOutside',
      'environment',
      'servicesConfig',
      'syslogConfig',
      'tracingConfig',
    ],
    // Settings of one area.
    administrativeConfig: ['environment'],
    // External services in use: their addresses and credentials.
    configOutside: ['environment'],
    // External systems called over HTTP.
    servicesConfig: ['environment'],
    syslogConfig: ['environment'],
    tracingConfig: ['environment'],
    // Reads one setting of the environment, and refuses an unusable one.
    environment: [],
  },
  'provider/identity': identityImports,
};
