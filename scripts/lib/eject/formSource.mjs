// What the ejected form of a record and the ejected page of a new one have in common.

import { source } from '../source.mjs';
import { formData } from './formData.mjs';
import { formInputs } from './formInputs.mjs';
import { importsOf } from './imports.mjs';
import { isRows } from './inputs.mjs';
import { unlockable } from './locks.mjs';
import { TAB_EFFECTS, tabData, tabsOf } from './tabs.mjs';
import { filled } from './template.mjs';

/**
 * The source of a form that asks for some inputs and sends them by a call.
 * @param {any} resource
 * @param {any} sending wire.update or wire.create
 * @param {readonly string[]} inputs
 * @param {any} own what only this form has, as source: what stands above its component and before its hooks (`beside`),
 *   what it sends (`sendSource`) and so on
 */
export function formSource(resource, sending, inputs, own) {
  const { name, path, form } = resource;
  const data = formData(resource, sending, inputs);
  const { rules = {} } = sending.endpoint.body;
  const tabs = tabsOf(form, inputs);
  const tabbed = tabs.length > 0;
  const stepwise = tabbed && Boolean(own.stepwise);
  const warned = inputs.filter((input) => form.warnings?.[input]);
  const warnings =
    warned.length > 0 && source(Object.fromEntries(warned.map((input) => [input, form.warnings[input]])));
  const unlocks = own.edits && unlockable(resource).some((input) => inputs.includes(input));
  const { drawn, lazies } = formInputs(resource, inputs, {
    ...data,
    tabs,
    stepwise,
    rules,
    warned,
    unlocked: unlocks ? unlockable(resource) : [],
  });
  const loose = inputs.filter((input) => !tabs.some(([, names]) => names.includes(input)));
  const rows = inputs.filter((input) => !form.own?.[input] && isRows(data.fields[input]));
  const parts = {
    ...own,
    ...data.parts,
    name,
    path,
    drawn,
    stepwise,
    tabbed,
    only: data.only.length > 0 && source(data.only),
    tabData: tabbed ? tabData(tabs, loose) : '',
    tabEffects: tabbed ? TAB_EFFECTS : '',
    fieldArrays: rows
      .map((input) => `  const ${input} = useFieldArray({ control, name: '${input}' });`)
      .join('\n'),
    asks: rules.asked && source({ asked: rules.asked }),
    warnings,
    unlocks,
    unlockDialog: unlocks ? filled('unlockDialog', { name }) : '',
    watches: own.edits || warnings || /watch\(/.test(drawn) || rules.asked,
  };
  const [values, state, drawing] = ['formValues', 'formState', 'formDrawn'].map((one) => filled(one, parts));
  const code = `${lazies}${values}${own.beside}\n${state}${drawing}`;
  return (
    importsOf(code, {
      ...own.imports,
      ...(warnings && { 'contract/warnings': ['type WarningName', 'warnings'] }),
    }) + code
  );
}
