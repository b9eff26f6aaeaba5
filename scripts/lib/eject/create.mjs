// What npm run eject writes of the page of a new record: plain react-admin and react-hook-form.

import { source } from '../source.mjs';
import { ejectedInputs } from './formInputs.mjs';
import { formSource } from './formSource.mjs';
import { componentOf, pathOf } from './names.mjs';
import { filled } from './template.mjs';

/**
 * The source of the page that makes a record, without its declaration.
 * @param {any} resource
 * @returns {{ path: string, text: string }} where it belongs, and what it is
 */
export function ejectCreate(resource) {
  const { name, form, wire, can, path } = resource;
  if (!wire.create) throw new Error(`"${name}" has no page for a new record: nobody makes one here.`);
  const shown = form.locked
    .filter(({ when }) => Object.keys(when).length === 0)
    .flatMap(({ fields, say }) => fields.map((field) => [field, say]));
  const { says, defaults = {} } = form.create;
  const text = formSource(resource, wire.create, ejectedInputs(resource, form.create.inputs), {
    edits: false,
    stepwise: form.steps,
    imports: {},
    beside: `
/** What a new one begins with; days may be relative. */
const defaults: Readonly<Record<string, unknown>> = ${source(defaults)};
${
  says
    ? `/** The message after creating: the first whose condition holds for the answer. */
const says: readonly { readonly when: object; readonly say: string; readonly as: 'success' | 'warning' }[] = ${source(says)};
`
    : ''
}const begun = (viewer: Viewer): Row => ({
  id: '',
  ...Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, resolve(value, viewer)])),
});

/** The page of a new record of ${path}, ejected from its declaration: from here on it is changed here. */
export function ${componentOf(resource, 'Create')}() {
  const access = useRequireAccess({ resource: '${can.create[0]}', action: '${can.create[1]}' });
  const viewer = viewerOf(useSession());
  const [record] = useState(() => begun(viewer));
  return access.isPending ? null : <New record={record} />;
}

function New({ record }: { readonly record: Row }) {
  const navigate = useNavigate();
  /** The same once more, after an answer that was lost, is the same intention. */
  const intention = useRef({ text: '', key: '' });`,
    locked: `new Map<string, string>(${source(shown)})`,
    sendSource: filled('formCreate', { name, path, says }),
    pageState: '',
    heading: `translate('resources.${name}.create', { _: translate('engine.form.create') })`,
    above: '',
    idle: 'isSubmitting',
  });
  return { path: pathOf(resource, 'Create'), text };
}
