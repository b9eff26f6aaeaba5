// The data of an ejected form: what it asks for, and what the call takes of it.

import { source } from '../source.mjs';
import { coded, holds } from './inputs.mjs';

/**
 * @param {any} resource
 * @param {any} sending wire.update or wire.create
 * @param {readonly string[]} inputs
 */
export function formData(resource, sending, inputs) {
  const { form } = resource;
  const { body } = sending.endpoint;
  const names = { ...sending.params, ...sending.names };
  const sentAs = (input) => Object.keys(names).find((sent) => names[sent] === input) ?? input;
  const fieldOf = (input) =>
    (sending.body === input ? body : body.of?.[sentAs(input)]) ?? resource.fields[input];
  const fields = Object.fromEntries(inputs.map((input) => [input, fieldOf(input)]));
  const inPath = Object.values(sending.params ?? {}).map(
    (input) =>
      `    ...fieldProblems(fieldSchema(asked.${input} as Field), record.${input}, viewer).map(({ message }) => ({ name: '${input}', message })),`,
  );
  return {
    fields,
    sentAs,
    only: (form.only ?? []).filter((one) => one.fields.some((input) => inputs.includes(input))),
    parts: {
      fields: source(fields),
      inputs: source(inputs),
      capitals: source(form.capitals ?? []),
      names: source(names),
      body: source(body),
      wholeBody: sending.body,
      sent: sending.body ? '' : source(Object.keys(body.of)),
      inPath: inPath.join('\n'),
      files: Object.values(fields).some((field) => holds(field, 'file')),
      coded: source(coded(fields)),
    },
  };
}
