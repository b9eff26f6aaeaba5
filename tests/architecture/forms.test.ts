import { expect, it } from 'vitest';
import { type Source, sourcesUnder } from './sources';

/** Components that a person types into or chooses from. */
const INPUTS =
  /^@mui\/material\/(Autocomplete|Checkbox|FilledInput|Input|InputBase|NativeSelect|OutlinedInput|Radio|Select|Slider|Switch|TextField|ToggleButton)$|\/ui\/NativeSelect$/;
const NATIVE = /<(input|select|textarea)\b(?![^>]*(type="file"|hidden))/;

/** The tools of a list: filters, search, selection, columns and pages; and the components that inputs are made of. */
const NO_FORMS = /^src\/(ui|engine\/(filters|list|table|keyboard|import))\//;

/** Files whose inputs are no form: there is nothing to send, or each change acts at once. */
const OUTSIDE_FORMS = {
  'it searches the rows shown, or narrows them': [
    'src/customRoutes/activities/Accesses.tsx',
    'src/customRoutes/campus/CoursesPage.tsx',
    'src/customRoutes/campus/SelectionFilters.tsx',
    'src/customRoutes/campus/UserSearch.tsx',
    'src/customRoutes/dashboard/Applications.tsx',
    'src/engine/operations/OperationRows.tsx',
    'src/resources/assistance/InterventionTable.tsx',
    'src/resources/registry/CandidateTable.tsx',
    'src/resources/registry/ImportDialog.tsx',
    'src/resources/users/matrix/MatrixFilters.tsx',
    'src/resources/users/roles/RoleTable.tsx',
  ],
  'it selects rows': [
    'src/resources/registry/GonePeople.tsx',
    'src/resources/users/file/ReportStep.tsx',
    'src/resources/users/roles/TakeRolesDialog.tsx',
  ],
  'it is one switch or checkbox that acts at once, or enables the button beside it': [
    'src/customRoutes/contracts/CheckPage.tsx',
    'src/customRoutes/contracts/ManyDocument.tsx',
    'src/customRoutes/contracts/SignMany.tsx',
    'src/customRoutes/spid/SpidSwitch.tsx',
    'src/engine/actions/useTypedCount.tsx',
    'operators/schoolFile/SchoolFilesPage.tsx',
    'src/engine/operations/TakeBackDialog.tsx',
    'src/signing/Clauses.tsx',
  ],
  'it shows what cannot be changed': [
    'src/identity/ReadOnly.tsx',
    'src/resources/licences/ProductFields.tsx',
  ],
} as const;

/** Forms that do not stand on react-hook-form, each with its reason. */
const REASONS = {
  'the pages before the sign-in of the staff load no library': ['operators/plain/parts.tsx'],
  'it stands inside another form, and Enter must not submit that': ['src/kit/inputs/MarkupLink.tsx'],
  'its values belong to a chosen file, and are sent with it': ['src/resources/transfer/ChosenRow.tsx'],
  'its value goes to the next step of an action': ['src/engine/actions/WriteStep.tsx'],
  'it narrows the page to one year': ['operators/prices/PriceFilePage.tsx'],
  'its value is the choice of the dialog around it': ['src/resources/users/above/CandidatePicker.tsx'],
} as const;

const hasInput = ({ text, imports }: Source) =>
  imports.some((name) => INPUTS.test(name)) || NATIVE.test(text);

/** Files with inputs that are not bound to a form of react-hook-form. */
const unbound = sourcesUnder('src', 'operators')
  .filter(({ path }) => path.endsWith('.tsx') && !NO_FORMS.test(path))
  .filter((file) => hasInput(file) && !file.imports.includes('react-hook-form'))
  .map(({ path }) => path);

it('binds the inputs of every form to react-hook-form, but for the files that have a reason', () => {
  const outside: readonly string[] = Object.values(OUTSIDE_FORMS).flat();
  const reasons: readonly string[] = Object.values(REASONS).flat();
  const known = [...outside, ...reasons];
  expect(unbound.filter((path) => !known.includes(path))).toEqual([]);
  expect(known.filter((path) => !unbound.includes(path))).toEqual([]);
  expect(reasons.length).toBeLessThanOrEqual(8);
});

it('finds the inputs of forms', () => {
  const file = (text: string, ...imports: string[]): Source => ({ path: 'a.tsx', text, imports, lazy: [] });
  expect(hasInput(file('', '@mui/material/TextField'))).toBe(true);
  expect(hasInput(file('', '../../src/ui/NativeSelect'))).toBe(true);
  expect(hasInput(file('<textarea name="a" />'))).toBe(true);
  expect(hasInput(file('<input ref={at} type="file" hidden />'))).toBe(false);
  expect(hasInput(file('', '@mui/material/Box'))).toBe(false);
});
