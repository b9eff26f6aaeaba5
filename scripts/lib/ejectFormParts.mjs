// What the ejected form of a record and the ejected page of a new one have in common.

import { FILES } from './ejectFiles.mjs';
import { holds, inputSource, isRows } from './ejectInputs.mjs';
import { TAB_EFFECTS, tabData, tabsOf, tabsSource } from './ejectTabs.mjs';
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
    const conditions = [
      ...(rules.asked?.[sentAs(input)] ? [`isShown('${sentAs(input)}')`] : []),
      ...(only.some(({ fields }) => fields.includes(input)) ? [`!left.has('${input}')`] : []),
    ];
    return conditions.length > 0 ? `{${conditions.join(' && ')} && (<>${drawn}</>)}` : drawn;
  };
  const only = (form.only ?? []).filter(({ fields }) => fields.some((name) => inputs.includes(name)));
  const tabs = tabsOf(form, inputs);
  const tabbed = tabs.length > 0;
  const drawnOf = (names) => names.map(source1).join('\n');
  const loose = inputs.filter((input) => !tabs.some(([, names]) => names.includes(input)));
  const drawn = drawnOf(loose) + (tabbed ? tabsSource(tabs, drawnOf, name) : '');
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
${only.length > 0 ? "import { surroundingsOf } from '../../engine/declaration/surroundings';\n" : ''}import { formKind } from '../../engine/form/formKinds';
${tabbed ? "import { Tabs } from '../../engine/form/Tabs';\nimport { useTab } from '../../engine/form/useTab';\n" : ''}import { useSession } from '../../engine/SessionContext';
import { viewerOf } from '../../engine/viewer';

type Row = { readonly id: string } & Readonly<Record<string, unknown>>;
/** What a failed save says. */
type Failed = Error & { readonly errors?: readonly { readonly field: string; readonly message: string }[] };

const asked: Fields = fields(${source(fields)});
const inputs = ${source(inputs)} as const;
${tabbed ? tabData(tabs) : ''}${
  only.length > 0
    ? `/** Inputs that are asked for only of some people (\`to\`) and of some records (\`of\`). */
const only: readonly { readonly fields: readonly string[]; readonly to?: object; readonly of?: object }[] = ${source(only)};
`
    : ''
}const capitals: readonly string[] = ${source(form.capitals ?? [])};
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
${
  only.length > 0
    ? `  const left = new Set(
    only
      .filter(({ to = {}, of = {} }) => !matches(to, surroundingsOf(session), viewer) || !matches(of as Where<Row>, record, viewer))
      .flatMap(({ fields: names }) => names),
  );
`
    : ''
}${
  tabbed
    ? `  const { tab, open } = useTab(sections);
  const [wanted, setWanted] = useState('');
`
    : ''
}  const translate = useTranslate();
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
    ${
      tabbed
        ? `const on = refused.map(tabOf);
    // What is refused on another tab is led to: that one is opened.
    if (on[0] && on.every((one) => one !== undefined && one !== tab)) open(on[0]);
    `
        : ''
    }if (refused.length > 0 || problem) summary.current?.focus();
  }, [submitCount, problem]);
${tabbed ? TAB_EFFECTS : ''}
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
                    <a href={\`#input-\${name}\`} onClick={(event) => goTo(event, ${tabbed ? 'name' : INPUT_ID})}>
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
${
  tabbed
    ? ''
    : `
/** A link to an input gives it the focus, and leaves the address as it is. */
function goTo(event: { preventDefault(): void }, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
`
}
/** The first message against an input, or against one inside it. */
function messageIn(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('message' in error && error.message) return String(error.message);
  return Object.values(error).map(messageIn).find(Boolean) ?? '';
}
${writes ? '\nconst changed = { shouldDirty: true } as const;\n' : ''}`;
}

/** Source that gives the id of an input. */
const INPUT_ID = ['`input-$', '{name}`'].join('');
