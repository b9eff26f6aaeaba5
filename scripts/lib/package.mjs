import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { root } from './paths.mjs';

/** The built parts, side by side as the provider expects them. */
const PARTS = ['provider', 'console', 'operators'];

/** Files that are not needed at run time: source maps, types, tests, other sources, documentation. */
const LEFT_OUT =
  /\.(map|[cm]?ts|tsx|flow|md|markdown|tgz|html?)$|^(test|tests|__tests__|example|examples|docs|bench|benchmark|benchmarks|coverage|\.github)$/i;
/** Licence files, which stay with their package. */
const KEPT = /^(licen[cs]e|notice|copying)/i;
/** Files of packages that the provider does not use, by package and path. */
const UNUSED = [
  /^pdfjs-dist\/(build|web|image_decoders|legacy\/(web|image_decoders))\//,
  /^pdfjs-dist\/(legacy\/build\/.*(min|sandbox)\.mjs|wasm\/.*\.js)$/,
  /^@fontsource\/titillium-web\/(?!package\.json|files\/titillium-web-latin(-ext)?-(400|600)-normal\.|LICENSE)./,
  /^@electric-sql\/pglite\/dist\/(?!unaccent)[\w-]+\.tar\.gz$/,
];

/**
 * Makes a folder with everything that runs the provider: the built parts, the packages that it imports, and its
 * documentation.
 * @param {string} folder emptied first
 * @returns {{ bytes: number, packages: readonly string[] }}
 */
export function makePackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const withoutMaps = (path) => !path.endsWith('.map');
  for (const part of PARTS)
    cpSync(join(root, 'dist', part), join(folder, part), { recursive: true, filter: withoutMaps });
  const packages = [...closureOf(imported())].sort();
  for (const path of packages) copyPackage(path, folder);
  const { name, version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = { name, version, license, private: true, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  for (const path of ['deploy', 'docs', 'LICENSE'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  return { bytes: bytesIn(folder), packages };
}

/** Returns the packages of package.json that the built provider imports. */
function imported() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = join(root, 'dist/provider');
  const files = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.js'));
  const text = files.map((file) => readFileSync(join(folder, String(file)), 'utf8')).join('\n');
  return Object.keys(dependencies).filter((name) =>
    new RegExp(
      `(?:\\bfrom|\\bimport|(?:import|require|resolve[\\w$]*|createRequire\\(import\\.meta\\.url\\))\\()\\s*["'\`]${name}["'\`/]`,
    ).test(text),
  );
}

/** The drawing library of pdfjs-dist in Node: the provider examines documents and draws none. */
const NOT_NEEDED = '@napi-rs/canvas';

/** Returns the folders of the named packages and of all their dependencies, as npm installed them. */
function closureOf(names) {
  const found = new Set();
  const add = (name, from) => {
    if (name === NOT_NEEDED) return;
    const path = find(name, from);
    if (!path || found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifestOf(path);
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(next, path);
  };
  for (const name of names) add(name, '');
  return found;
}

const manifestOf = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));

/**
 * Returns the folder of a package as Node resolves it: in the node_modules of the package that needs it, then further
 * up. Returns undefined for an optional package that is not installed.
 */
function find(name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (existsSync(join(root, path, 'package.json'))) return path;
    if (at === '') return undefined;
  }
}

function copyPackage(path, folder) {
  const from = join(root, path);
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const isWanted = (file) => {
    const inside = file.slice(from.length + 1);
    if (inside === '') return true;
    if (inside.split(sep)[0] === 'node_modules') return false;
    if (KEPT.test(basename(file))) return true;
    // UNUSED applies to files only, because a folder may contain files that are used.
    return (
      !LEFT_OUT.test(basename(file)) &&
      !UNUSED.some((unused) => unused.test(`${name}/${inside}`) && /\.\w+$/.test(inside))
    );
  };
  cpSync(from, join(folder, path), { recursive: true, filter: isWanted, dereference: true });
}

function bytesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.reduce(
    (sum, { parentPath, path, name }) => sum + readFileSync(join(parentPath ?? path, name)).length,
    0,
  );
}
