// What npm run eject writes of a form: a component of plain ra-core and react-hook-form that changes a record.
import { cellNeeds, cellOf } from './ejectCells.mjs';
import { factsOf } from './ejectShow.mjs';
import { source } from './source.mjs';

/** How a kind of field is asked for, as source. */
const asked = {
  text: (name, { lines }) =>
    lines
      ? `<textarea {...shared('${name}')} rows={${lines}} />`
      : `<input {...shared('${name}')} autoComplete="off" />`,
  number: (name) => `<input {...shared('${name}')} inputMode="decimal" autoComplete="off" />`,
  day: (name) => `<input {...shared('${name}')} inputMode="numeric" autoComplete="off" />`,
  instant: (name) => `<input {...shared('${name}')} autoComplete="off" />`,
  flag: (name) => `<input {...shared('${name}')} type="checkbox" role="switch" />`,
  choice: (name, { of }, resource) => `<select {...shared('${name}')}>
              <option value="" />
              {${source(of)}.map((value) => (
                <option key={value} value={value}>
                  {translate(\`resources.${resource}.values.${name}.\${value}\`, { _: value })}
                </option>
              ))}
            </select>`,
};

/**
 * The source of the form of a record, without its declaration.
 * @param {any} resource
 * @returns {{ path: string, text: string }} where it belongs, and what it is
 */
export function ejectForm(resource) {
  const { name, title, form, wire, can, path } = resource;
  const { update } = wire;
  if (!update)
    throw new Error(`"${name}" has no form: its records are shown. Write npm run eject -- ${name} show.`);
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Form`;
  const names = update.names ?? {};
  const sentAs = (input) => Object.keys(names).find((sent) => names[sent] === input) ?? input;
  const fields = Object.fromEntries(
    form.inputs.map((input) => [input, update.endpoint.body.of[sentAs(input)]]),
  );
  const unknown = form.inputs.find((input) => !asked[fields[input].kind]);
  if (unknown)
    throw new Error(
      `"${unknown}" of "${name}" is of kind "${fields[unknown].kind}", which cannot be ejected yet.`,
    );
  const facts = factsOf(resource).filter((field) => !form.inputs.includes(field));
  const { dates, helper } = cellNeeds(resource, facts, []);
  const text = `import { useDataProvider, useGetOne, useNotify, useRequireAccess, useTranslate, useWarnWhenUnsavedChanges } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router';
${dates.length > 0 ? `import { ${dates.join(', ')} } from '../../../contract/dates';\n` : ''}import { fieldProblems } from '../../../contract/fieldProblems';
import { recordSchema } from '../../../contract/fieldSchema';
import { type Fields, fields } from '../../../contract/fields';
import { matches, type Viewer, type Where } from '../../../contract/where';
import { formKind } from '../../engine/form/formKinds';
import { useSession } from '../../engine/SessionContext';
import { viewerOf } from '../../engine/viewer';

type Row = { readonly id: string } & Readonly<Record<string, unknown>>;
type Values = Record<string, string | boolean>;
/** What a failed save says. */
type Failed = Error & { readonly errors?: readonly { readonly field: string; readonly message: string }[] };
${helper}
const asked: Fields = fields(${source(fields)});
const inputs = ${source(form.inputs)} as const;
const capitals: readonly string[] = ${source(form.capitals ?? [])};
/** What the provider calls otherwise. */
const names: Readonly<Record<string, string>> = ${source(names)};
/** Inputs that are read-only while a condition holds. */
const locks = ${source(form.locked)} as const;
const schema = recordSchema(asked);

const valuesOf = (record: Row): Values =>
  Object.fromEntries(inputs.map((name) => [name, formKind(asked[name]).toForm(record[name]) as string | boolean]));

const typedOf = (values: Values) =>
  Object.fromEntries(
    inputs.map((name) => {
      const value = formKind(asked[name]).fromForm(values[name] ?? '');
      return [name, typeof value === 'string' && capitals.includes(name) ? value.toUpperCase() : value];
    }),
  );

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
  const [record, setRecord] = useState(read);
  const [problem, setProblem] = useState('');
  const session = useSession();
  const viewer = viewerOf(session);
  const locked = lockedIn(record, viewer, session.roles);
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const summary = useRef<HTMLDivElement>(null);
  const { control, formState, handleSubmit, register, reset, setError } = useForm<Values>({
    defaultValues: valuesOf(record),
    shouldFocusError: false,
    resolver: (values) => {
      const refused = fieldProblems(schema, typedOf(values), viewer).filter(({ field }) => !locked.has(field));
      const errors = Object.fromEntries(
        [...refused].reverse().map(({ field, message }) => [field, { type: 'field', message }]),
      );
      return refused.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  useWarnWhenUnsavedChanges(true, undefined, control);
  const refused = inputs.filter((name) => errors[name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, and only then
  useEffect(() => {
    if (refused.length > 0 || problem) summary.current?.focus();
  }, [submitCount, problem]);

  const save = handleSubmit(async (values) => {
    setProblem('');
    try {
      const { data } = await dataProvider.update<Row>('${name}', {
        id: record.id,
        data: { ...record, ...typedOf(values) },
        previousData: record,
        meta: { version: String(record['@version'] ?? '') },
      });
      setRecord(data);
      reset(valuesOf(data));
      notify('resources.${name}.updated', { type: 'success' });
    } catch (error) {
      const failed = error as Failed;
      for (const { field, message } of failed.errors ?? []) {
        const name = names[field] ?? field;
        if ((inputs as readonly string[]).includes(name)) setError(name, { type: 'provider', message });
      }
      setProblem(\`\${translate(failed.message)} \${translate('engine.form.failed')}\`);
    }
  });

  const label = (name: string) => translate(\`resources.${name}.fields.\${name}\`);
  const note = (name: string) => {
    const message = errors[name]?.message;
    const why = locked.get(name);
    if (message) return String(message);
    if (why) return translate(\`resources.${name}.locked.\${why}\`);
    return asked[name]?.kind === 'day' ? translate('engine.form.dayHint') : '';
  };
  const shared = (name: string) => ({
    ...register(name),
    id: \`input-\${name}\`,
    required: asked[name]?.required === true && !locked.has(name),
    readOnly: locked.has(name),
    'aria-invalid': Boolean(errors[name]),
    'aria-describedby': \`note-\${name}\`,
    ...(asked[name]?.kind === 'flag' && { 'aria-disabled': locked.has(name) }),
    ...(locked.has(name) && asked[name]?.kind === 'flag' && { onClick: prevent }),
  });

  return (
    <>
      <h1>{translate('resources.${name}.one', { name: String(record.${title} ?? record.id) })}</h1>
      <dl>
${facts
  .map(
    (field) => `        <dt>{label('${field}')}</dt>
        <dd>{${cellOf(resource, field)} || '–'}</dd>`,
  )
  .join('\n')}
      </dl>
      <form noValidate onSubmit={save}>
        <div ref={summary} tabIndex={-1}>
          {(refused.length > 0 || problem) && (
            <div role="alert">
              <p>{refused.length > 0 ? translate('engine.form.summary') : problem}</p>
              <ul>
                {refused.map((name) => (
                  <li key={name}>
                    <a href={\`#input-\${name}\`}>
                      {label(name)}: {String(errors[name]?.message)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
${form.inputs
  .map(
    (input) => `        <p>
          <label htmlFor="input-${input}">{label('${input}')}</label>
          ${asked[fields[input].kind](input, fields[input], name)}
          <span id="note-${input}">{note('${input}')}</span>
        </p>`,
  )
  .join('\n')}
        <button type="submit" aria-disabled={!isDirty || isSubmitting}>
          {translate(isSubmitting ? 'engine.form.saving' : 'engine.form.save')}
        </button>
      </form>
      <Link to="${path}">{translate('engine.form.back')}</Link>
    </>
  );
}

const prevent = (event: { preventDefault(): void }) => event.preventDefault();
`;
  return { path: `src/resources/${name}/${component}.tsx`, text };
}
