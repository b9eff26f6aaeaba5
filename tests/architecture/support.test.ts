import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints';
import { rolesWith } from '../../contract/permissions/permissions';
import { isWithheld, isWithheldCall, mustBeListed } from '../../contract/permissions/withheldFromSupport';
import { type Source, sourcesUnder, target } from './sources';

const sources = sourcesUnder('src');
const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '');
const importers = new Map<string, Source[]>();
for (const file of sources)
  for (const request of file.imports) {
    const imported = target(file.path, request);
    const isType = new RegExp(`^import type [^;]* from '${request}';`, 'm').test(file.text);
    if (imported && !isType) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }

/** Calls that supervisors may make and support may not, each with its permission. */
const withheld = endpoints.flatMap((call) =>
  call.access !== 'public' &&
  rolesWith(call.access).every((role) => role !== 'support') &&
  rolesWith(call.access).includes('supervisor') &&
  mustBeListed(call) &&
  isWithheldCall(call)
    ? [{ id: call.id, access: call.access }]
    : [],
);

/**
 * Calls whose controls are guarded elsewhere: the provider asks to confirm the identity only before calls that support
 * may not make, support has no second account, and only the supervisor who received a request can answer it.
 */
const askedElsewhere = ['identityConfirmOptions', 'identityConfirm', 'sessionSwitch', 'supportAccessAnswer'];
/** Pages of the engine, which checks the permission that the resource declares. */
const declaredImports = ['importPreview', 'importBegin', 'importAdd', 'importRun'];

const routes = readFileSync('src/customRoutes/index.ts', 'utf8');
const withoutImports = (text: string) => text.replace(/^import\s[\s\S]*?;$/gm, '');
const asking = (access: Access) =>
  new RegExp(`(can=\\{|can: |[wW]hyWithheld(\\(\\))?\\()\\['${access[0]}', '${access[1]}'\\]`);

type Access = readonly [string, string];

/** Returns whether a page is closed to support because its permission is withheld. */
function isClosedPage(path: string): boolean {
  const [, after] = routes.split(`import('${path.replace('src/customRoutes/', './').replace('.tsx', '')}')`);
  const [, entity = '', action = ''] = /can: \['(\w+)', '(\w+)'\]/.exec(after ?? '') ?? [];
  return entity !== '' && isWithheld(entity, action);
}

/** Returns whether a file asks for the reason of this permission, or is a declaration for which the engine asks. */
function asks({ path, text }: Source, access: Access): boolean {
  const isDeclaration = /^src\/resources\/.*\.ts$/.test(path) && !/\buse[A-Z]\w*\(/.test(text);
  return isDeclaration || asking(access).test(text) || isClosedPage(path);
}

const ofEngine = sources.filter(({ path }) => path.startsWith('src/engine/'));

/** Returns a path from a call to a page on which no file asks why support may not make it. */
function unasked(file: Source, access: Access, way: readonly string[] = []): string | undefined {
  if (way.includes(file.path) || asks(file, access)) return undefined;
  // The engine's calls are passed around as objects, so imports do not show which files make them.
  if (ofEngine.includes(file) && ofEngine.some(({ text }) => asking(access).test(text))) return undefined;
  const next = importers.get(withoutEnding(file.path)) ?? [];
  const here = [...way, file.path];
  if (next.length === 0 || file.path === 'src/customRoutes/index.ts') return here.join(' < ');
  return next.map((one) => unasked(one, access, here)).find(Boolean);
}

describe('a call that is withheld from support', () => {
  it('is offered by no control that does not ask first why it is withheld', () => {
    const looked = withheld.filter(({ id }) => ![...askedElsewhere, ...declaredImports].includes(id));
    const found = looked.flatMap(({ id, access }) =>
      sources
        .filter(({ text }) => new RegExp(`\\b${id}\\b`).test(withoutImports(text)))
        .filter(({ imports }) => imports.some((one) => one.includes('contract/endpoints')))
        .flatMap((file) => unasked(file, access) ?? [])
        .map((way) => `${id} (${access.join('.')}): ${way}`),
    );
    expect(looked.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});
