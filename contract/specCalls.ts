/**
 * All calls of the specification (docs/spec/endpoints.tsv) by address, so that each call occurs once. An address that
 * the specification shows is verbatim, including its query; the project defined the others in the same style. Several
 * calls with the same address are rows of the specification that repeat a call. docs/endpoints.md shows the whole
 * table.
 */
const callsOfAddress = {
  // Users and roles
  'GET /api/applications/{customerCode}': ['EP-001'],
  'GET /api/applications/{customerCode}/{uid}': ['EP-002', 'EP-129'],
  'GET /api/roles/application/{ac}': ['EP-003'],
  'GET /api/roles/rules': ['EP-028'],
  'POST /api/users/{customerCode}/find': ['EP-004', 'EP-081', 'EP-157'],
  'GET /api/users/{customerCode}/user/{uid}': ['EP-005', 'EP-127'],
  'POST /api/users/{customerCode}/user': ['EP-006'],
  'PUT /api/users/{customerCode}/user/{uid}': ['EP-007', 'EP-128'],
  'DELETE /api/users/{customerCode}/user/{uid}': ['EP-013'],
  'PUT /api/users/{customerCode}/user/{uid}/roles': ['EP-008'],
  'POST /api/users/{customerCode}/roles': ['EP-009'],
  'POST /api/users/{customerCode}/enable': ['EP-010'],
  'POST /api/users/{customerCode}/user/{uid}/disable': ['EP-011'],
  'POST /api/users/{customerCode}/disable': ['EP-012'],
  'POST /api/users/{customerCode}/spid': ['EP-014'],
  'POST /api/users/{customerCode}/sync': ['EP-015'],
  'GET /api/users/{customerCode}/ds': ['EP-016', 'EP-082'],
  'PUT /api/users/{customerCode}/ds': ['EP-018'],
  'GET /api/users/{customerCode}/dsga': ['EP-017'],
  'PUT /api/users/{customerCode}/dsga': ['EP-019'],
  'POST /api/users/{customerCode}/import/upload': ['EP-215'],
  'POST /api/users/{customerCode}/import': ['EP-216'],
  'GET /modelli/importa-utenti.csv': ['EP-217'],
  // The school
  'GET /api/schools/{customerCode}': ['EP-020', 'EP-077'],
  'PUT /api/schools/{customerCode}': ['EP-021'],
  'GET /api/schools/{customerCode}/registro-trattamento': ['EP-022'],
  // The session
  'POST /api/session': ['EP-026', 'EP-029', 'EP-031'],
  'PUT /api/session': ['EP-033'],
  'DELETE /api/session': ['EP-032', 'EP-141'],
  'POST /api/session/refresh': ['EP-142'],
  // News, notifications, contents
  'GET /api/notify/': ['EP-035'],
  'GET /api/notify/news': ['EP-036'],
  'GET /api/notify/news/{version}': ['EP-037', 'EP-162'],
  'PUT /api/notify/news/{version}/{codeNews}': ['EP-038', 'EP-163'],
  'GET /api/contents': ['EP-158'],
  'GET /api/contents?ac={code}': ['EP-159'],
  'GET /api/contents?ac={code}&category={category}': ['EP-160'],
  'GET /api/contents/{id}': ['EP-161'],
  // The staff registry
  'GET /api/import/{year}': ['EP-039', 'EP-153'],
  'POST /api/import/': ['EP-040', 'EP-154'],
  'PUT /api/import/anagrafe/': ['EP-041', 'EP-155'],
  'POST /api/import/{year}/sync': ['EP-156'],
  // Services: preservation and Spid
  'GET /api/conservazione/stato-attivazione': ['EP-063', 'EP-023', 'EP-069', 'EP-185'],
  'GET /api/conservazione/responsabile': ['EP-062', 'EP-070'],
  'PUT /api/conservazione/responsabile/': ['EP-061', 'EP-071'],
  'POST /api/conservazione/contratti': ['EP-064', 'EP-072'],
  'POST /api/conservazione/firma-online': ['EP-065', 'EP-074', 'EP-190'],
  'POST /api/conservazione/firma-offline': ['EP-066', 'EP-073', 'EP-189'],
  'DELETE /api/conservazione/reset-dati': ['EP-067', 'EP-076'],
  'PUT /api/conservazione/completa-attivazione': ['EP-068', 'EP-075'],
  'GET /api/spid/richiesta-attivazione': ['EP-027', 'EP-078', 'EP-186'],
  'PUT /api/spid/abilitazione': ['EP-079'],
  'GET /api/spid/accessi': ['EP-080'],
  // Resizing, the merged school
  'GET /api/ridimensionamento/stato': ['EP-024', 'EP-084'],
  'DELETE /api/ridimensionamento/stato': ['EP-092'],
  'GET /api/ridimensionamento/cessata': ['EP-083'],
  'GET /api/ridimensionamento/scuole?codMin': ['EP-085'],
  'POST /api/ridimensionamento/scelte': ['EP-086'],
  'GET /api/ridimensionamento/pdf': ['EP-087'],
  'GET /api/ridimensionamento/pdf-signed': ['EP-088'],
  'GET /api/ridimensionamento/details-customer/{scuola}': ['EP-089'],
  'POST /api/ridimensionamento/firma-offline': ['EP-090'],
  'POST /api/ridimensionamento/firma-online': ['EP-091'],
  // Resizing, the receiving school
  'GET /api/accorpamento/stato': ['EP-025', 'EP-093'],
  'GET /api/accorpamento/scuole': ['EP-094'],
  'GET /api/accorpamento/riepilogo': ['EP-095'],
  'POST /api/accorpamento/scelte': ['EP-096'],
  // Data transfer from other suppliers
  'GET /api/altri-fornitori/stato': ['EP-114', 'EP-097'],
  'GET /api/altri-fornitori/progress': ['EP-117', 'EP-098'],
  'GET /api/altri-fornitori/pdf?customer&codMin': ['EP-118'],
  'GET /api/altri-fornitori/pdf-signed?customer&codMin': ['EP-119', 'EP-099'],
  'POST /api/altri-fornitori/application-data': ['EP-115', 'EP-100'],
  'POST /api/altri-fornitori/details-customer?codMin&area': ['EP-116'],
  'GET /api/altri-fornitori/file?customer&codMin': ['EP-125', 'EP-101'],
  'POST /api/altri-fornitori/upload': ['EP-111', 'EP-102'],
  'POST /api/altri-fornitori/presigned-url': ['EP-112', 'EP-103'],
  'PUT {pre-signed address}': ['EP-104'],
  'POST /api/altri-fornitori/complete': ['EP-113', 'EP-105'],
  'POST /api/altri-fornitori/create-documento': ['EP-120', 'EP-106'],
  'DELETE /api/altri-fornitori/delete?customer&codMin': ['EP-123', 'EP-107'],
  'DELETE /api/altri-fornitori/delete/s3': ['EP-124', 'EP-108'],
  'POST /api/altri-fornitori/firma-offline?codMin': ['EP-121', 'EP-109'],
  'POST /api/altri-fornitori/firma-online?codMin': ['EP-122', 'EP-110'],
  '- /areaclienti': ['EP-126'],
  // Alias identities and the person's own account
  'GET /api/alias/presence': ['EP-030', 'EP-136'],
  'POST /api/alias/validate': ['EP-130'],
  'POST /api/alias': ['EP-131'],
  'DELETE /api/alias': ['EP-135'],
  'DELETE /api/alias/unverified': ['EP-137'],
  'GET /api/alias/accounts': ['EP-034', 'EP-143'],
  'POST /api/alias/accounts': ['EP-132', 'EP-133'],
  'DELETE /api/alias/accounts/{uid}': ['EP-134'],
  'GET /api/alias/licences/campus': ['EP-138'],
  'GET /api/activities/logout/{customerCode}/{uid}': ['EP-139'],
  'POST /api/activities/': ['EP-140'],
  'POST /api/apps/': ['EP-151'],
  'DELETE /api/apps/{customerCode}/{username}/{clientId}': ['EP-152'],
  'GET /api/account/settings': ['EP-149'],
  'PUT /api/account/settings': ['EP-150'],
  'POST /api/account/reset-password': ['EP-148'],
  // Public pages: the token is in the body, so that it is never in a log of addresses
  'POST /api/public/reset-token': ['EP-144'],
  'PUT /api/public/password': ['EP-145'],
  'POST /api/public/otp-token': ['EP-146'],
  'PUT /api/public/otp': ['EP-147'],
  // Renewal of contracts
  'GET /api/customers/contracts': ['EP-042', 'EP-199'],
  'POST /api/customers/contracts?isServizi=': ['EP-049'],
  'PUT /api/customers/contracts': ['EP-053', 'EP-206'],
  'DELETE /api/customers/contracts?isServizi=': ['EP-044', 'EP-205'],
  'GET /api/customers/contracts/stato?isServizi=': ['EP-043', 'EP-203'],
  'POST /api/customers/stato/create?isServizi=': ['EP-050', 'EP-204'],
  'PUT /api/customers/stato?isServizi=': ['EP-051'],
  'POST /api/customers/contracts/stato/firma-online?isServizi=': ['EP-045'],
  'POST /api/customers/contracts/stato/firma-offline': ['EP-048'],
  'GET /api/customers/movimenti?isServizi=': ['EP-052', 'EP-201'],
  'POST /api/customers/{code}/contracts/print': ['EP-054'],
  'GET /api/customers/contracts/anagrafe': ['EP-055', 'EP-202'],
  'GET /api/customers/{code}/area-amministrativa/': ['EP-056', 'EP-207'],
  'GET /api/customers/services': ['EP-057', 'EP-200'],
  // Restoration of contracts
  'GET /api/customers/ripristini?isServizi={bool}': ['EP-198'],
  'DELETE /api/customers/ripristini?isServizi={bool}': ['EP-197'],
  'GET /api/customers/ripristini/stato?isServizi={bool}': ['EP-196'],
  'POST /api/customers/ripristini/stato/create?isServizi={bool}': ['EP-195'],
  'POST /api/customers/ripristini/stato/firma-offline/{anno}': ['EP-192'],
  'POST /api/customers/ripristini/stato/firma-online/{anno}?isServizi={bool}&fileName={name}': ['EP-193'],
  'POST /api/customers/{customerCode}/ripristini/print': ['EP-194'],
  // Documents and signing
  'GET /api/customers/contracts/document': ['EP-058'],
  'GET /api/customers/contracts/document/v2': ['EP-059', 'EP-184'],
  'POST /api/customers/contracts/stato/firma-online/{id}/v2?isServizi=&fileName=': ['EP-046', 'EP-188'],
  'POST /api/customers/contracts/stato/firma-offline/{id}/v2': ['EP-047', 'EP-187'],
  'POST /api/customers/contracts/verifica-file': ['EP-060', 'EP-210'],
  'GET /api/area-amministrativa/document/preview-contratto?filename': ['EP-168', 'EP-208'],
  'GET /moduli/{fileName}': ['EP-191'],
  // The administrative area
  'GET /api/area-amministrativa/products/license-document?idProdotto&tipoMovimentoVendita&numInstallazione&statoContratto':
    ['EP-164'],
  'GET /api/area-amministrativa/products/licenses/{type}': ['EP-165'],
  'GET /api/area-amministrativa/products/license-codes/{product}/{description}?isAggiornamento': ['EP-166'],
  'GET /api/area-amministrativa/products/license-filenames': ['EP-179'],
  'GET /api/area-amministrativa/products/license-document/{filename}': ['EP-180'],
  'GET /api/area-amministrativa/products/contatti-assistenza': ['EP-171'],
  'GET /api/area-amministrativa/products/pacchetti-assistenza': ['EP-177'],
  'POST /api/area-amministrativa/products/schede-assistenza': ['EP-176', 'EP-209'],
  'GET /api/area-amministrativa/products/schede-assistenza/{idPacchetto}': ['EP-178'],
  'GET /api/area-amministrativa/products/setup/{product}': ['EP-183'],
  'GET /api/area-amministrativa/document/contratto-assistenza?filename': ['EP-167'],
  'GET /api/area-amministrativa/document/contratti-assistenza/{id}': ['EP-169'],
  'GET /api/area-amministrativa/document/accordo-spid': ['EP-170'],
  'POST /api/area-amministrativa/esportazione-dati/products/email/{email}': ['EP-172'],
  'GET /api/area-amministrativa/esportazione-dati/richiesta/cliente/{customerCode}': ['EP-173'],
  'PUT /api/area-amministrativa/esportazione-dati/richiesta/{id}': ['EP-174'],
  'DELETE /api/area-amministrativa/esportazione-dati/richiesta/{id}': ['EP-175'],
  'GET /api/area-amministrativa/esportazione-dati/file/{fileName}': ['EP-181'],
  'GET /api/area-amministrativa/libri-di-testo/{customerCode}/{checksum}': ['EP-182'],
  // Campus
  'GET /api/campus/courses': ['EP-211'],
  'GET /api/campus/users': ['EP-212'],
  'POST /api/campus/users/courses': ['EP-213'],
  'GET /api/campus/csv/{customerCode}': ['EP-214'],
} as const satisfies Record<string, readonly CallId[]>;

/** Number of a row in the specification's table of calls. */
export type CallId = `EP-${number}`;

export interface SpecCall {
  readonly call: CallId;
  /** HTTP method; '-' for the one row that is not a call. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | '-';
  /**
   * Path with the query as the specification writes it. {pre-signed address} stands for an address that the provider
   * returns.
   */
  readonly path: string;
}

/** All calls in the order of their numbers. */
export const specCalls: readonly SpecCall[] = Object.entries(callsOfAddress)
  .flatMap(([address, calls]) => {
    const [, method, path] = /^(\S+) (.+)$/.exec(address) as unknown as [string, SpecCall['method'], string];
    return calls.map((call) => ({ call, method, path }));
  })
  .sort((a, b) => a.call.localeCompare(b.call));
