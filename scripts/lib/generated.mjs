import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { readTable } from './specification.mjs';

/** The contract modules from which the generated files are derived. */
export const CONTRACT_MODULES = [
  'endpoints',
  'schema/errors',
  'openapi',
  'openapiGuide',
  'staff/operatorPermissions',
  'staff/operatorScopes',
  'staff/staffPermissions',
  'permissions/permissions',
  'permissions/roles',
  'messages/en/en',
  'messages/it/it',
  'signing/verdict',
  'specCalls',
];

const NOTE = '<!-- Made by npm run generate. Change contract/ instead. -->';

/**
 * Returns every generated file, by its path.
 * @param {Record<string, any>} contract the merged exports of CONTRACT_MODULES
 * @returns {Record<string, string>}
 */
export function generated(contract) {
  const {
    en,
    endpoints,
    errors,
    it,
    openapi,
    openapiGuide,
    allPermissions,
    roles,
    rolesWith,
    signatureCodes,
    specCalls,
  } = contract;
  const table = readTable(readFileSync(join(root, 'docs/spec/endpoints.tsv'), 'utf8'));
  return {
    'contract/messages/messages.json': `${JSON.stringify({ it: byCode(it), en: byCode(en) }, null, 2)}\n`,
    'contract/openapi.json': `${JSON.stringify(openapi(endpoints), null, 2)}\n`,
    'docs/api.md': `# The API\n\n${NOTE}\n\n${openapiGuide}\n`,
    'docs/endpoints.md': endpointsPage(endpoints, specCalls, table),
    'docs/errors.md': `${errorsPage(errors)}\n${messagesPage(it, en)}`,
    'docs/permissions.md': `${permissionsPage(allPermissions(), roles, rolesWith)}\n${staffPage(contract)}`,
    'docs/signature-codes.md': signatureCodesPage(signatureCodes),
  };
}

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

function markdown(title, intro, head, rows) {
  const lines = [row(head), row(head.map(() => '---')), ...rows.map(row)];
  return `# ${title}\n\n${NOTE}\n\n${intro}\n\n${lines.join('\n')}\n`;
}

function endpointsPage(endpoints, specCalls, table) {
  const purposes = new Map(table.map(({ id, purpose, area }) => [id, { purpose, area }]));
  const answered = new Map(endpoints.flatMap(({ id, calls }) => calls.map((call) => [call, id])));
  const rows = specCalls.map(({ call, method, path }) => {
    const { purpose, area } = purposes.get(call);
    return [call, area, purpose, method, `\`${path}\``, answered.get(call) ?? ''];
  });
  const own = endpoints
    .filter(({ calls }) => calls.length === 0)
    .map(({ id, method, path, about }) => row([id, method, `\`${path}\``, about]));
  const page = markdown(
    'The calls of the specification and their addresses',
    'A path that the specification shows is verbatim; the others are named in the same style. The last column is the\noperation of openapi.json that answers the call today; where it is empty, the call is not built yet.',
    ['call', 'area', 'purpose', 'method', 'path', 'operation'],
    rows,
  );
  const head = [row(['operation', 'method', 'path', 'about']), row(['---', '---', '---', '---'])];
  return `${page}\n## Calls of our own\n\n${[...head, ...own].join('\n')}\n`;
}

const errorsPage = (errors) =>
  markdown(
    'Errors of the provider',
    'Every refusal is an RFC 9457 problem (application/problem+json) with one of these codes.',
    ['code', 'status', 'what the person reads'],
    Object.entries(errors)
      .sort(([, a], [, b]) => a.status - b.status)
      .map(([code, { status, say }]) => [code, status, say]),
  );

/** Returns the texts of all areas by code (`area.key`), sorted by area and key. */
const byCode = (areas) =>
  Object.fromEntries(
    Object.keys(areas)
      .sort()
      .flatMap((area) =>
        Object.keys(areas[area])
          .sort()
          .map((key) => [`${area}.${key}`, areas[area][key]]),
      ),
  );

/** Formats the table of the messages in both languages. A refusal's detail, a rule or a field can have one. */
function messagesPage(it, en) {
  const english = byCode(en);
  const rows = Object.entries(byCode(it)).map(([code, text]) => row([code, text, english[code]]));
  const head = [row(['code', 'Italian', 'English']), row(['---', '---', '---'])];
  const about =
    'The code of `detail` is in `detailMessage`, with a value for each place in braces. `||||` separates singular and plural.';
  return `## Messages\n\n${about}\n\n${[...head, ...rows].join('\n')}\n`;
}

const signatureCodesPage = (codes) =>
  markdown(
    'Codes of signatures',
    'A code never changes its meaning; `unreadable`, `failed` and `indeterminate` decide the verdict, a `note` does not.\n[signing.md](signing.md) explains how a verdict comes about.',
    ['code', 'means', 'what was found', 'what to do next'],
    Object.entries(codes).map(([code, { means, say, next }]) => [code, means, say, next]),
  );

/**
 * Formats the permissions table. It adds the role of support, which has the rights of supervisors except for the
 * withheld ones.
 */
const permissionsPage = (permissions, roles, rolesWith) =>
  markdown(
    'Who may do what',
    'The provider enforces these tables, the consoles only show them. What is not here is denied to everybody. The column\n`operator` is the provider’s own staff, whose roles are in the second table.',
    ['entity', 'action', ...roles],
    Object.entries(permissions).flatMap(([entity, actions]) =>
      Object.entries(actions).map(([action, allowed]) => [
        entity,
        action,
        ...roles.map((role) => ([...allowed, ...rolesWith([entity, action])].includes(role) ? 'yes' : '')),
      ]),
    ),
  );

/**
 * Formats the table of the roles of the provider's staff; the column `program` is the scope that a program needs for an
 * action.
 */
function staffPage({ isGrave, operatorScopes, scopeOf, staffPermissions, staffRoles }) {
  const head = ['entity', 'action', ...staffRoles, 'program', 'confirmed'];
  const rows = Object.entries(staffPermissions).flatMap(([entity, actions]) =>
    Object.entries(actions).map(([action, allowed]) => {
      const scope = scopeOf([entity, action]);
      const grave = isGrave([entity, action]);
      return [
        entity,
        action,
        ...staffRoles.map((role) => (allowed.includes(role) ? 'yes' : '')),
        grave || !operatorScopes.includes(scope) ? '' : `\`${scope}\``,
        grave ? 'yes' : '',
      ];
    }),
  );
  const lines = [row(head), row(head.map(() => '---')), ...rows.map(row)];
  const about =
    'Each person has one role, which is read again at each call. `program` is the scope with which a program may make the\ncall. What is `confirmed` needs the password of the last five minutes, and no program may do it\n([0056](decisions/0056-operators.md)).';
  return `## The provider’s own staff\n\n${about}\n\n${lines.join('\n')}\n`;
}
