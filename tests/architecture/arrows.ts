import { type AllowedImports, allowedImports } from './allowedImports';
import { type Source, target } from './sources';

/**
 * Folders whose folders never import each other: users does not import registry. A folder may lazily load a screen of
 * another: `import('../registry/ImportDialog')`.
 */
const neighbours = ['src/resources', 'src/customRoutes', 'provider/areas'];

const advice: Record<string, string> = {
  contract: 'what both sides agree on goes to contract/, without React, server or SQL',
  src: 'what is shown goes to src/; if the provider needs it too, it belongs in contract/',
  provider:
    'what is stored and guarded goes to provider/; if the console needs it too, it belongs in contract/',
};

/** Returns every import against the dependency direction, as a sentence that says where the code belongs. */
export function againstTheArrows(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports, lazy }) =>
    imports.flatMap((request) => {
      const to = target(path, request);
      const why = to === undefined ? undefined : refusal(path, to, lazy.includes(request));
      return why ? [`${path} imports ${to}: ${why}`] : [];
    }),
  );
}

function refusal(from: string, to: string, isLazy: boolean): string | undefined {
  const [fromSide = '', toSide = ''] = [from, to].map((path) => path.split('/')[0]);
  // The version is only written there; the builds choose the examples.
  if (toSide === 'contract' || to === 'package.json' || to === 'examples/none') return undefined;
  if (fromSide !== toSide)
    return `${fromSide} may not import ${toSide}; ${advice[toSide] ?? advice[fromSide]}`;
  return betweenFolders(from, to) ?? (isLazy ? undefined : betweenNeighbours(from, to));
}

function betweenFolders(from: string, to: string): string | undefined {
  for (const [folder, inside] of Object.entries(allowedImports)) {
    if (![from, to].every((path) => path.startsWith(`${folder}/`))) continue;
    const [own, other] = [folderIn(folder, from), folderIn(folder, to)];
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
  // A file directly in the folder composes the nouns, or is shared by several of them.
  if ([from, to].some((path) => path.split('/').length === 3)) return undefined;
  const [fromNoun, toNoun] = [from, to].map((path) => path.split('/').slice(0, 3).join('/'));
  const parent = neighbours.find((folder) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`));
  if (parent === undefined || fromNoun === toNoun) return undefined;
  return `folders of ${parent} never import each other; name the other one, or move what both need to a folder that both may import`;
}

const folderIn = (folder: string, path: string) =>
  (path.slice(folder.length + 1).split('/')[0] ?? '').replace(/\.tsx?$/, '');

/** Returns which folders of a folder import which, according to its files. */
export function actualImports(folder: string, sources: readonly Source[]): AllowedImports {
  const table: Record<string, string[]> = {};
  for (const { path, imports } of sources) {
    if (!path.startsWith(`${folder}/`)) continue;
    const own = folderIn(folder, path);
    const others = imports
      .map((request) => target(path, request))
      .filter((to) => to?.startsWith(`${folder}/`))
      .map((to) => folderIn(folder, to ?? ''));
    table[own] = [...new Set([...(table[own] ?? []), ...others.filter((other) => other !== own)])];
  }
  return table;
}

/** Returns the cycle of folders in a table that import each other, or undefined if there is none. */
export function cycleIn(inside: AllowedImports): string[] | undefined {
  const files = Object.entries(inside).map(([folder, to]) => ({
    path: `${folder}.ts`,
    text: '',
    imports: (to === 'all' ? [] : to).map((other) => `./${other}`),
    lazy: [],
  }));
  return circle(files);
}

/** Returns the paths along the first import cycle found, or undefined if there is none. */
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
