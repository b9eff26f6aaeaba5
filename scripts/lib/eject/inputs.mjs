// The inputs of an ejected form, as source: one row of a table for each kind of field.
import { source } from '../source.mjs';

const MEDIA = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' };

/** What is around an input: its label, and what is said below it. */
const labelled = (path, label, control, hint = '') => `<p>
  <label htmlFor={${id(path)}}>{${label}}</label>
  ${control}
  <span id={${id(path, 'note')}}>{note(${path}${hint && `, '${hint}'`})}</span>
</p>`;

const framed = (path, label, inside) => `<fieldset aria-describedby={${id(path, 'note')}}>
  <legend>{${label}}</legend>
  ${inside}
  <span id={${id(path, 'note')}}>{note(${path})}</span>
</fieldset>`;

/** A path as source is `'email'`, or `` `stops.${row}.name` ``. */
const id = (path, what = 'input') => `${path.charAt(0)}${what}-${path.slice(1)}`;
const inside = (path, member) => `${path.slice(0, -1)}.${member}${path.charAt(0)}`;
const inRow = (path, member) => `\`${path.slice(1, -1)}.\${row}.${member}\``;
const shared = (path, { required }) => `{...shared(${path}${required ? ', true' : ''})}`;
const value = ({ resource, name }) =>
  `translate(\`resources.${resource}.values.${name}.\${value}\`, { _: value })`;

const kinds = {
  text: (path, label, field) =>
    labelled(
      path,
      label,
      field.lines
        ? `<textarea ${shared(path, field)} rows={${field.lines}} />`
        : `<input ${shared(path, field)} autoComplete="off" />`,
    ),
  ref: (path, label, field) => kinds.text(path, label, { required: field.required }),
  number: (path, label, field) =>
    labelled(path, label, `<input ${shared(path, field)} inputMode="decimal" autoComplete="off" />`),
  day: (path, label, field) =>
    labelled(
      path,
      label,
      `<input ${shared(path, field)} inputMode="numeric" autoComplete="off" />`,
      'engine.form.dayHint',
    ),
  instant: (path, label, field) =>
    labelled(path, label, `<input ${shared(path, field)} autoComplete="off" />`, 'engine.form.instantHint'),
  flag: (path, label) => labelled(path, label, `<input {...shared(${path})} type="checkbox" />`),
  choice: (path, label, field, about) =>
    labelled(
      path,
      label,
      `<select ${shared(path, field)}>
    <option value="" />
    {${options(field, about)}.map((value) => (
      <option key={value} value={value}>{${value(about)}}</option>
    ))}
  </select>`,
    ),
  file: (path, label, field) =>
    labelled(
      path,
      label,
      `<input
    {...said(${path}${field.required ? ', true' : ''})}
    type="file"
    accept="${field.of.map((type) => MEDIA[type]).join(',')}"
    onChange={({ target }) => void base64Of(target.files?.[0]).then((file) => setValue(${path}, file, changed))}
  />
  {fileText(watch(${path}))}`,
    ),
  record: (path, label, field, about) => framed(path, label, membersOf(path, field.of, about, inside)),
  list: (path, label, field, about) => lists[field.of.kind](path, label, field, about),
};

const oneALine = (path, label, field) =>
  labelled(path, label, `<textarea ${shared(path, field)} rows={3} />`, 'engine.form.linesHint');

/** Lists, by what they are lists of. */
const lists = {
  text: oneALine,
  number: oneALine,
  ref: (path, label) =>
    labelled(
      path,
      label,
      `<textarea
    {...said(${path})}
    value={[watch(${path})].flat().join('\\n')}
    onChange={({ target }) => setValue(${path}, target.value.split('\\n'), changed)}
    onBlur={() => setValue(${path}, [watch(${path})].flat().filter(Boolean), changed)}
    rows={3}
  />`,
      'engine.form.linesHint',
    ),
  choice: (path, label, field, about) =>
    framed(
      path,
      label,
      `{${options(field.of, about)}.map((value, place) => (
    <label key={value}>
      <input
        {...(place === 0 && { id: ${id(path)} })}
        type="checkbox"
        checked={[watch(${path})].flat().includes(value)}
        onChange={({ target }) => {
          const others = [watch(${path})].flat().filter((one) => one !== value);
          setValue(${path}, target.checked ? [...others, value] : others, changed);
        }}
      />
      {${value(about)}}
    </label>
  ))}`,
    ),
  record: (path, label, field, about) =>
    framed(
      path,
      label,
      `{${about.name}.fields.map(({ id }, row) => (
    <fieldset key={id}>
      <legend>{translate('engine.form.row', { number: row + 1 })}</legend>
      ${membersOf(path, field.of.of, about, inRow)}
      <button type="button" onClick={() => ${about.name}.remove(row)}>
        {translate('engine.form.removeRow', { number: row + 1 })}
      </button>
    </fieldset>
  ))}
  <button type="button" id={${id(path)}} onClick={() => ${about.name}.append(${emptyRow(field.of.of)})}>
    {translate('engine.form.addRow')}
  </button>`,
    ),
};

const emptyRow = (of) =>
  source(
    Object.fromEntries(
      Object.entries(of)
        .filter(([, field]) => !field.readOnly)
        .map(([name, field]) => [name, field.kind === 'flag' ? false : '']),
    ),
  );

const options = ({ of }, { licensed }) =>
  licensed ? `${source(of)}.filter((code) => session.profile.licenses.includes(code))` : source(of);

const membersOf = (path, of, about, at) =>
  Object.entries(of)
    .filter(([, field]) => !field.readOnly)
    .map(([name, field]) =>
      kinds[field.kind](
        at(path, name),
        `translate('resources.${about.resource}.parts.${about.name}.${name}')`,
        field,
        { ...about, name: `${about.name}.${name}` },
      ),
    )
    .join('\n');

/**
 * The source of the input of a field.
 * @param {string} resource its name
 * @param {string} name
 * @param {any} field
 * @param {boolean} licensed only what the school has the licence of can be chosen
 */
export const inputSource = (resource, name, field, licensed) =>
  kinds[field.kind](`'${name}'`, `label('${name}')`, field, { resource, name, licensed });

/** Whether a field, or one inside it, is of a kind. */
export function holds(field, kind) {
  if (field.kind === kind) return true;
  if (field.kind === 'list') return holds(field.of, kind);
  return field.kind === 'record' && Object.values(field.of).some((one) => holds(one, kind));
}

/** Fields that are lists of records: each has rows of its own. */
export const isRows = (field) => field.kind === 'list' && field.of.kind === 'record';

/** The paths of the values that have words, as `by` or `stops.kind`. @param {Record<string, any>} fields */
export const coded = (fields, within = '') =>
  Object.entries(fields).flatMap(([name, field]) => {
    const of = field.kind === 'list' ? field.of : field;
    const path = `${within}${name}`;
    if (of.kind === 'record') return coded(of.of, `${path}.`);
    return of.kind === 'choice' || of.kind === 'flag' ? [path] : [];
  });
