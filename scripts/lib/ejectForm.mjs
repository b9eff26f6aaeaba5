// What npm run eject writes of a form: a component of plain ra-core and react-hook-form that changes a record.
import { cellNeeds, cellOf } from './ejectCells.mjs';
import { formSource } from './ejectFormParts.mjs';
import { ejectedInputs } from './ejectLeftOut.mjs';
import { noticeData, noticesSource } from './ejectNotices.mjs';
import { calledBy, factsOf } from './ejectShow.mjs';
import { source } from './source.mjs';

/**
 * The source of the form of a record, without its declaration.
 * @param {any} resource
 * @returns {{ path: string, text: string }} where it belongs, and what it is
 */
export function ejectForm(resource) {
  const { name, form, wire, can, path } = resource;
  if (!wire.update)
    throw new Error(`"${name}" has no form: its records are shown. Write npm run eject -- ${name} show.`);
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Form`;
  const facts = factsOf(resource).filter((field) => !form.inputs.includes(field));
  const { dates: needed, helper } = cellNeeds(resource, facts, []);
  const { called, dates } = calledBy(resource, needed);
  const text = formSource(resource, wire.update, ejectedInputs(resource, form.inputs), {
    core: ['useGetOne'],
    router: ['useParams'],
    imports: [
      ...(dates.length > 0 ? [`import { ${dates.join(', ')} } from '../../../contract/dates';`] : []),
      "import { matches, type Where } from '../../../contract/where';",
    ],
    beside: `${helper}
${noticeData(resource)}/** Inputs that are read-only while a condition holds. */
const locks = ${source(form.locked)} as const;

function lockedIn(record: Row, viewer: Viewer, roles: readonly string[]): ReadonlyMap<string, string> {
  const all = locks as readonly { fields: readonly string[]; when: object; unless?: string; say: string }[];
  const holding = all.filter(
    ({ when, unless }) => !(unless && roles.includes(unless)) && matches(when as Where<Row>, record, viewer),
  );
  return new Map(holding.flatMap(({ fields: locked, say }) => locked.map((name) => [name, say] as const)));
}

/** The form of a record of ${path}, ejected from its declaration: from here on it is changed here. */
export function ${component}({ id }: { readonly id?: string }) {
  const params = useParams();
  const translate = useTranslate();
  const access = useRequireAccess({ resource: '${can.update[0]}', action: '${can.update[1]}' });
  const { data, error } = useGetOne<Row>('${name}', { id: id ?? params.id ?? '' });
  // Read once: what comes in later must not take the place of what is being typed.
  const [record, setRecord] = useState<Row>();
  if (!record && data) setRecord(data);
  if (access.isPending) return null;
  if (record) return <Edit record={record} />;
  return error ? (
    <p role="alert">{translate('engine.list.failed')}</p>
  ) : (
    <p role="status">{translate('engine.list.loading')}</p>
  );
}

function Edit({ record: read }: { readonly record: Row }) {
  const [record, setRecord] = useState(read);`,
    locked: 'lockedIn(record, viewer, session.roles)',
    save: `const { data } = await dataProvider.update<Row>('${name}', {
        id: record.id,
        data: typed,
        previousData: record,
        meta: { version: String(record['@version'] ?? '') },
      });
      setRecord(data);
      reset(valuesOf(data));
      notify('resources.${name}.updated', { type: 'success' });`,
    heading: `translate('resources.${name}.one', { name: ${called} })`,
    above: `${noticesSource(resource)}<dl>
${facts
  .map(
    (field) => `        <dt>{label('${field}')}</dt>
        <dd>{${cellOf(resource, field)} || '–'}</dd>`,
  )
  .join('\n')}
      </dl>`,
    idle: '!isDirty || isSubmitting',
  });
  return { path: `src/resources/${name}/${component}.tsx`, text };
}
