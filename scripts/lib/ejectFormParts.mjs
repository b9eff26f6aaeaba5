// What the ejected form of a record and the ejected page of a new one have in common.
import { holds, inputSource, isRows } from './ejectInputs.mjs';
import { source } from './source.mjs';

/**
 * The source of a form that asks for some inputs and sends them by a call.
 * @param {any} resource
 * @param {any} sending wire.update or wire.create
 * @param {readonly string[]} inputs
 * @param {any} own what only this form has, as source
 */
export function formSource(resource, sending, inputs, own) {
  const { name, path, form } = resource;
  const names = { ...sending.params, ...sending.names };
  const { body } = sending.endpoint;
  const sentAs = (input) => Object.keys(names).find((sent) => names[sent] === input) ?? input;
  const fieldOf = (input) =>
    (sending.body === input ? body : body.of?.[sentAs(input)]) ?? resource.fields[input];
  const fields = Object.fromEntries(inputs.map((input) => [input, fieldOf(input)]));
  const of = Object.values(fields);
  const rows = inputs.filter((input) => isRows(fields[input]));
  const files = of.some((field) => holds(field, 'file'));
  const rules = body.rules ?? {};
  const inPath = Object.values(sending.params ?? {});
  const source1 = (input) => {
    const drawn = inputSource(name, input, fields[input], (form.licensed ?? []).includes(input));
    return rules.asked?.[sentAs(input)] ? `{isShown('${sentAs(input)}') && (<>${drawn}</>)}` : drawn;
  };
  const drawn = inputs.map(source1).join('\n');
  const writes = drawn.includes('setValue(');
  const watches = drawn.includes('watch(') || drawn.includes('isShown(');
  const core = [
    'useDataProvider',
    'useNotify',
    'useRequireAccess',
    'useTranslate',
    'useWarnWhenUnsavedChanges',
    ...own.core,
  ];
  const hooks = [
    'type FieldErrors',
    'type FieldValues',
    'get',
    'set',
    ...(rows.length > 0 ? ['useFieldArray'] : []),
    'useForm',
  ];
  return `import { ${core.sort().join(', ')} } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { ${hooks.join(', ')} } from 'react-hook-form';
import { Link, ${own.router.join(', ')} } from 'react-router';
${own.imports.join('\n')}
import { fieldProblems } from '../../../contract/fieldProblems';
import { fieldSchema } from '../../../contract/fieldSchema';
import { type Field, type Fields, fields } from '../../../contract/fields';
${files ? "import { saidFile } from '../../../contract/files';\n" : ''}${rules.asked ? "import { isAsked } from '../../../contract/ruleProblems';\n" : ''}import type { Viewer } from '../../../contract/where';
import { formKind } from '../../engine/form/formKinds';
import { useSession } from '../../engine/SessionContext';
import { viewerOf } from '../../engine/viewer';

type Row = { readonly id: string } & Readonly<Record<string, unknown>>;
/** What a failed save says. */
type Failed = Error & { readonly errors?: readonly { readonly field: string; readonly message: string }[] };

const asked: Fields = fields(${source(fields)});
const inputs = ${source(inputs)} as const;
const capitals: readonly string[] = ${source(form.capitals ?? [])};
/** What the provider calls otherwise. */
const names: Readonly<Record<string, string>> = ${source(names)};
/** What it takes, with its limits and the rules between its fields. */
const body: Field = ${source(body)};

const valuesOf = (record: Row): FieldValues =>
  Object.fromEntries(inputs.map((name) => [name, formKind(asked[name]).toForm(record[name])]));

const typedOf = (record: Row, values: FieldValues): Row => ({
  ...record,
  ...Object.fromEntries(
    inputs.map((name) => {
      const value = formKind(asked[name]).fromForm(values[name] ?? '');
      return [name, typeof value === 'string' && capitals.includes(name) ? value.toUpperCase() : value];
    }),
  ),
});

/** A record as the call takes it. */
const sentOf = (record: Row): ${sending.body ? 'unknown' : 'Record<string, unknown>'} => ${
    sending.body
      ? `record.${sending.body} ?? null`
      : `Object.fromEntries(${source(Object.keys(body.of))}.map((sent) => [sent, record[names[sent] ?? sent] ?? null]))`
  };

/** The input that something which was sent is about: \`righe[2].nome\` is \`righe.2.nome\`. */
function inputAt(place: string): string {
  const [head = '', ...rest] = place.replace(/\\[(\\d+)\\]/g, '.$1').split('.').filter(Boolean);
  ${sending.body ? `if (!names[head]) return '${sending.body}';\n  ` : ''}const name = names[head] ?? head;
  return asked[name]?.kind === 'list' && !/\\D/.test(rest.at(-1) ?? '') ? name : [name, ...rest].join('.');
}

function problemsOf(record: Row, viewer: Viewer) {
  return [
${inPath.map((input) => `    ...fieldProblems(fieldSchema(asked.${input} as Field), record.${input}, viewer).map(({ message }) => ({ name: '${input}', message })),\n`).join('')}    ...fieldProblems(fieldSchema(body), sentOf(record), viewer).map(({ field, message }) => ({ name: inputAt(field), message })),
  ];
}
${files ? FILES : ''}${own.beside}
  const [problem, setProblem] = useState('');
  const session = useSession();
  const viewer = viewerOf(session);
  const locked = ${own.locked};
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const summary = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const { control, formState, handleSubmit, register, reset, setError, ${writes ? 'setValue, ' : ''}${watches ? 'watch, ' : ''} } = useForm<FieldValues>({
    defaultValues: valuesOf(record),
    shouldFocusError: false,
    resolver: (values) => {
      const errors: FieldErrors = {};
      for (const { name, message } of problemsOf(typedOf(record, values), viewer)) {
        if (!get(errors, name) && !locked.has(name)) set(errors, name, { type: 'field', message });
      }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
${rows.map((input) => `  const ${input} = useFieldArray({ control, name: '${input}' });\n`).join('')}  const { errors, ${own.idle.includes('isDirty') ? 'isDirty, ' : ''}isSubmitting, submitCount } = formState;
  useWarnWhenUnsavedChanges(true, undefined, control);
  const refused = inputs.filter((name) => errors[name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, and only then
  useEffect(() => {
    if (refused.length > 0 || problem) summary.current?.focus();
  }, [submitCount, problem]);

  const save = handleSubmit(async (values) => {
    // A second click may come before the first is drawn.
    if (busy.current) return;
    busy.current = true;
    setProblem('');
    const typed = typedOf(record, values);
    try {
      ${own.save}
    } catch (error) {
      const failed = error as Failed;
      for (const { field, message } of failed.errors ?? []) {
        const name = inputAt(field);
        if (asked[name.split('.')[0] ?? '']) setError(name, { type: 'provider', message });
      }
      setProblem(\`\${translate(failed.message)} \${translate('engine.form.failed')}\`);
    } finally {
      busy.current = false;
    }
  });

  const label = (name: string) => translate(\`resources.${name}.fields.\${name}\`);
  const messageOf = (name: string) => (get(errors, name) as { readonly message?: string } | undefined)?.message;
  const note = (name: string, hint?: string) => {
    const message = messageOf(name);
    const why = locked.get(name);
    if (message) return message;
    if (why) return translate(\`resources.${name}.locked.\${why}\`);
    return hint ? translate(hint) : '';
  };
  const said = (name: string, required = false) => ({
    id: \`input-\${name}\`,
    required: required && !locked.has(name),
    readOnly: locked.has(name),
    'aria-invalid': Boolean(messageOf(name)),
    'aria-describedby': \`note-\${name}\`,
    ...(asked[name]?.kind === 'flag' && locked.has(name) && { 'aria-disabled': true, onClick: prevent }),
  });
  const shared = (name: string, required = false) => ({ ...register(name), ...said(name, required) });
${
  rules.asked
    ? `  const rules = ${source({ asked: rules.asked })};
  const isShown = (sent: string) => isAsked(rules as object, sent, sentOf(typedOf(record, watch())) as Record<string, unknown>, viewer);
`
    : ''
}
  return (
    <>
      <title>{${own.heading}}</title>
      <h1>{${own.heading}}</h1>
      ${own.above}
      <form noValidate onSubmit={save}>
        <div ref={summary} tabIndex={-1}>
          {(refused.length > 0 || problem) && (
            <div role="alert">
              <p>{refused.length > 0 ? translate('engine.form.summary') : problem}</p>
              <ul>
                {refused.map((name) => (
                  <li key={name}>
                    <a href={\`#input-\${name}\`} onClick={(event) => goTo(event, \`input-\${name}\`)}>
                      {label(name)}: {messageIn(errors[name])}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
${drawn}
        <button type="submit" aria-disabled={${own.idle}}>
          {translate(isSubmitting ? 'engine.form.saving' : 'engine.form.save')}
        </button>
      </form>
      <Link to="${path}">{translate('engine.form.back')}</Link>
    </>
  );
}

const prevent = (event: { preventDefault(): void }) => event.preventDefault();

/** A link to an input gives it the focus, and leaves the address as it is. */
function goTo(event: { preventDefault(): void }, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** The first message against an input, or against one inside it. */
function messageIn(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('message' in error && error.message) return String(error.message);
  return Object.values(error).map(messageIn).find(Boolean) ?? '';
}
${writes ? '\nconst changed = { shouldDirty: true } as const;\n' : ''}`;
}

const FILES = `
/** The bytes of a file in base64. */
const base64Of = (file: File | undefined) =>
  new Promise<string>((resolve, reject) => {
    if (!file) return resolve('');
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
`;
