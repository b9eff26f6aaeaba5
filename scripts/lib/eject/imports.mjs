// The imports of ejected code: whatever of the table below a source names. For other names, the template that writes them adds the import.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What ejected code may import from react-admin, React, and the small parts of ours that know of no declaration. */
const MODULES = {
  '@mui/material/Button': ['Button as default'],
  '@mui/material/Dialog': ['Dialog as default'],
  '@mui/material/DialogActions': ['DialogActions as default'],
  '@mui/material/DialogContent': ['DialogContent as default'],
  '@mui/material/DialogTitle': ['DialogTitle as default'],
  '@mui/material/TextField': ['TextField as default'],
  react: [
    'type ComponentType',
    'type FormEvent',
    'type ReactNode',
    'lazy',
    'Suspense',
    'useEffect',
    'useId',
    'useMemo',
    'useRef',
    'useState',
  ],
  'react-admin': [
    'ListContextProvider',
    'RecordContextProvider',
    'ResourceContextProvider',
    'SaveContextProvider',
    'ShowContextProvider',
    'useCanAccess',
    'useDataProvider',
    'useGetList',
    'useGetOne',
    'useList',
    'useListContext',
    'useListController',
    'useNotify',
    'useRefresh',
    'useRequireAccess',
    'useShowController',
    'useTranslate',
    'useWarnWhenUnsavedChanges',
  ],
  'react-hook-form': [
    'type FieldErrors',
    'type FieldValues',
    'FormProvider',
    'get',
    'set',
    'useFieldArray',
    'useForm',
  ],
  'react-router': ['Link', 'useNavigate', 'useParams'],
  'contract/actionRule': ['type ActionRule', 'brokenRule'],
  'contract/dates': ['dayInRome', 'showDay', 'showInstant'],
  'contract/entities/operation': ['type OperationPreview', 'type OperationRequest'],
  'contract/fieldProblems': ['fieldProblems'],
  'contract/fieldSchema': ['fieldSchema', 'recordSchema'],
  'contract/fields': ['type Field', 'type Fields', 'fields'],
  'contract/files': ['fileText'],
  'contract/permissions': ['type Permission'],
  'contract/roles': ['type Role'],
  'contract/ruleProblems': ['isAsked'],
  'contract/rules': ['type AnyRules'],
  'contract/where': ['matches', 'resolve', 'type Viewer', 'type Where'],
  'src/api/EngineDataProvider': ['useRun'],
  'src/session/SessionContext': ['useSession'],
  'src/engine/actions/ActionChanges': ['ActionChanges'],
  'src/engine/actions/NameList': ['NameList'],
  'src/engine/actions/changes': ['type Change', 'changesBetween'],
  'src/engine/actions/eligibility': ['eligibility'],
  'src/api/refusal': ['isChanged', 'isMissing', 'mayRetry', 'refusalText'],
  'src/engine/actions/preview': ['type ActionPreview', 'previewOfOperation', 'previewOfRows'],
  'src/ui/useFocusReturn': ['useFocusReturn'],
  'src/session/schoolContext': ['schoolContextOf'],
  'src/engine/form/Steps': ['Steps'],
  'src/ui/Tabs': ['Tabs'],
  'src/engine/form/draft': ['draftOf'],
  'src/engine/form/formKinds': ['formKind', 'type FormValues'],
  'src/engine/form/merge': ['merge'],
  'src/engine/record/same': ['same'],
  'src/engine/form/useSteps': ['useSteps'],
  'src/engine/record/useTab': ['useTab'],
  'src/engine/operations/operationCalls': ['operationCalls'],
  'src/session/viewer': ['useMay', 'useSchoolContext', 'viewerOf'],
};

/** The name that a member of the table has in the code. */
const nameOf = (member) => member.replace(/^type /, '').replace(/ as default$/, '');

/**
 * The imports that a source needs.
 * @param {string} text without its imports
 * @param {Record<string, string[]>} more what it names besides
 */
export function importsOf(text, more = {}) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, ' ');
  // A function is called; of a variable or a property that bears its name nothing is imported.
  const used = (member) => {
    const called = /^[a-z]/.test(member) && !member.startsWith('type ') ? '(?=[(<])' : '(?![\\w$-])';
    return new RegExp(`(?<![\\w$-]|(?<!\\.\\.)\\.)${nameOf(member)}${called}`).test(code);
  };
  const known = Object.entries(MODULES).map(([from, members]) => [from, members.filter(used)]);
  return [...known, ...Object.entries(more)]
    .filter(([, members]) => members.length > 0)
    .map(([from, members]) => `import ${written(members)} from '${addressOf(from)}';\n`)
    .join('');
}

const written = (members) =>
  members[0].endsWith(' as default') ? nameOf(members[0]) : `{ ${members.join(', ')} }`;

/** As a file in src/resources/{name} finds it. */
function addressOf(from) {
  if (from.startsWith('contract/')) return `../../../${from}`;
  return from.startsWith('src/') ? `../../${from.slice('src/'.length)}` : from;
}

/**
 * Where a component that a declaration loads comes from: of `() => import('./Own').then((file) => file.Own)` the
 * file below src and its name in it; undefined where it is loaded otherwise.
 * @param {Function} load
 * @returns {{ from: string, name: string } | undefined}
 */
export function loadedFrom(load) {
  const text = String(load);
  const [, from] = /\(\s*["'][^"']*?(src\/[^"']+?)\.tsx?["']/.exec(text) ?? [];
  const [, name] = /\.(\w+)\)?;?\s*\}?$/.exec(text) ?? [];
  return from && name ? { from, name } : undefined;
}

/** A component that is loaded when it is drawn, as source. @param {{ from: string, name: string }} found */
export const lazily = ({ from, name }) =>
  `const ${name} = lazy(async () => ({ default: (await import('${addressOf(from)}')).${name} }));\n`;

/** In which file of contract/endpoints each endpoint is, by its id, and under which name. */
const endpoints = new Map();

/** @param {{ id: string }} endpoint @returns {{ from: string, name: string } | undefined} where the contract has it */
export function endpointAt({ id }) {
  if (endpoints.size === 0) readEndpoints();
  return endpoints.get(id);
}

function readEndpoints() {
  const folder = join(import.meta.dirname, '../../../contract/endpoints');
  // Those of folders inside are the provider's own, which no resource of a school calls.
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name, id] of text.matchAll(/export const (\w+) = [\w.]+\(\{\s*id: '([^']+)'/g))
      endpoints.set(id, { from: `contract/endpoints/${file.replace(/\.ts$/, '')}`, name });
  }
}
