// What npm run eject writes of the page of a new record: plain ra-core and react-hook-form.
import { formSource } from './ejectFormParts.mjs';
import { ejectedInputs } from './ejectLeftOut.mjs';
import { source } from './source.mjs';

/**
 * The source of the page that makes a record, without its declaration.
 * @param {any} resource
 * @returns {{ path: string, text: string }} where it belongs, and what it is
 */
export function ejectCreate(resource) {
  const { name, form, wire, can, path } = resource;
  if (!wire.create) throw new Error(`"${name}" has no page for a new record: nobody makes one here.`);
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Create`;
  const shown = form.locked
    .filter(({ when }) => Object.keys(when).length === 0)
    .flatMap(({ fields, say }) => fields.map((field) => [field, say]));
  const inputs = ejectedInputs(resource, form.create.inputs);
  const asks = (form.only ?? []).some(({ fields }) => fields.some((field) => inputs.includes(field)));
  const { says } = form.create;
  const text = formSource(resource, wire.create, inputs, {
    core: [],
    router: ['useNavigate'],
    imports: [
      `import { ${asks || says ? 'matches, resolve, type Where' : 'resolve'} } from '../../../contract/where';`,
    ],
    beside: `
/** What a new one begins with; days may be relative. */
const defaults: Readonly<Record<string, unknown>> = ${source(form.create.defaults ?? {})};
${
  says
    ? `/** What is said of a new one: the first whose condition holds for the answer. */
const says: readonly { readonly when: object; readonly say: string; readonly as: 'success' | 'warning' }[] = ${source(says)};
`
    : ''
}const begun = (viewer: Viewer): Row => ({
  id: '',
  ...Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, resolve(value, viewer)])),
});

/** The page of a new record of ${path}, ejected from its declaration: from here on it is changed here. */
export function ${component}() {
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
    save: `const text = JSON.stringify(typed);
      if (intention.current.text !== text) intention.current = { text, key: crypto.randomUUID() };
      const meta = { idempotencyKey: intention.current.key };
      const { data } = await dataProvider.create<Row>('${name}', { data: typed, meta });
      reset(values);
${
  says
    ? `      const said = says.find(({ when }) => matches(when as Where<Row>, data, viewer));
      notify(\`resources.${name}.\${said?.say ?? 'created'}\`, { type: said?.as ?? 'success' });`
    : `      notify(translate('resources.${name}.created', { _: translate('engine.form.created') }), { type: 'success' });`
}
      void navigate(\`${path}/\${encodeURIComponent(data.id)}\`, { replace: true });`,
    heading: `translate('resources.${name}.create', { _: translate('engine.form.create') })`,
    above: '',
    idle: 'isSubmitting',
  });
  return { path: `src/resources/${name}/${component}.tsx`, text };
}
