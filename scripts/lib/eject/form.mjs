// What npm run eject writes of a form: a component of plain react-admin and react-hook-form that changes a record.

import { calledBy, cellHelper } from './cells.mjs';
import { factsOf, factsSource } from './facts.mjs';
import { ejectedInputs } from './formInputs.mjs';
import { formSource } from './formSource.mjs';
import { lockData, lockedSource } from './locks.mjs';
import { componentOf, pathOf } from './names.mjs';
import { noticeData, noticesSource } from './notices.mjs';
import { pageActions } from './pageActions.mjs';
import { filled } from './template.mjs';

/**
 * The source of the form of a record, without its declaration.
 * @param {any} resource
 * @returns {{ path: string, text: string, beside?: { path: string, text: string } }} where it belongs, and what it is
 */
export function ejectForm(resource) {
  const { name, form, wire, can, path } = resource;
  if (!wire.update)
    throw new Error(`"${name}" has no form: its records are shown. Write npm run eject -- ${name} show.`);
  const facts = factsOf(resource).filter((field) => !form.inputs.includes(field));
  const called = calledBy(resource);
  const page = pageActions(resource);
  const text = formSource(resource, wire.update, ejectedInputs(resource, form.inputs), {
    edits: true,
    imports: page.imports,
    beside: `${cellHelper(resource, facts)}
${noticeData(resource)}${lockData(resource)}
/** The form of a record of ${path}, ejected from its declaration: from here on it is changed here. */
export function ${componentOf(resource, 'Form')}({ id }: { readonly id?: string }) {
  const params = useParams();
  const translate = useTranslate();
  const access = useRequireAccess({ resource: '${can.update[0]}', action: '${can.update[1]}' });
  const { data, error } = useGetOne<Row>('${name}', { id: id ?? params.id ?? '' });
  if (access.isPending) return null;
  if (data && '@version' in data) return <Edit key={data.id} latest={data} />;
  return error ? (
    <p role="alert">{translate('engine.list.failed')}</p>
  ) : (
    <p role="status">{translate('engine.list.loading')}</p>
  );
}

/** @param props.latest the record as it was read last; what comes in must not take the place of what is being typed */
function Edit({ latest }: { readonly latest: Row }) {
  const [record, setRecord] = useState(latest);`,
    locked: lockedSource(resource),
    sendSource: filled('formUpdate', { name }),
    pageState: page.state('() => undefined'),
    heading: `translate('resources.${name}.one', { name: ${called} })`,
    above: `${noticesSource(resource)}${page.buttons}${factsSource(resource, facts)}`,
    idle: '(!isDirty && !conflict) || isSubmitting',
  });
  return { path: pathOf(resource, 'Form'), text, beside: page.beside };
}
