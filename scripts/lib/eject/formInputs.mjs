// The inputs of an ejected form on their tabs, as source.
import { lazily, loadedFrom } from './imports.mjs';
import { inputSource } from './inputs.mjs';
import { unlockSource } from './locks.mjs';
import { tabsSource } from './tabs.mjs';

/**
 * The inputs that an ejected form draws: all but those of the resource's own that are not loaded by a plain import.
 * @param {any} resource
 * @param {readonly string[]} inputs
 */
export const ejectedInputs = ({ form }, inputs) =>
  inputs.filter((name) => !form.own?.[name] || loadedFrom(form.own[name]));

/**
 * @param {any} resource
 * @param {readonly string[]} inputs
 * @param {any} form its data, its tabs and the rules between its fields
 * @returns {{ drawn: string, lazies: string }} the inputs, and the resource's own ones that they load
 */
export function formInputs(
  { name, form },
  inputs,
  { fields, sentAs, only, tabs, stepwise, rules, warned, unlocked },
) {
  const own = new Map(
    inputs.flatMap((input) => (form.own?.[input] ? [[input, loadedFrom(form.own[input])]] : [])),
  );
  const draw = (input) => {
    const drawnInput = drawOne(input);
    // Said aloud when it changes, where there may be warnings.
    const said = warned.includes(input)
      ? drawnInput.replace('<span id=', '<span role="status" id=')
      : drawnInput;
    return unlocked.includes(input) ? said + unlockSource(input) : said;
  };
  const drawOne = (input) => {
    const found = own.get(input);
    const licensed = (form.licensed ?? []).includes(input);
    const drawn = found
      ? ownSource(found.name, name, input)
      : inputSource(name, input, fields[input], licensed);
    const conditions = [
      ...(rules.asked?.[sentAs(input)] ? [`isShown('${sentAs(input)}')`] : []),
      ...(only.some((one) => one.fields.includes(input)) ? [`!left.has('${input}')`] : []),
    ];
    return conditions.length > 0 ? `{${conditions.join(' && ')} && (${drawn})}` : drawn;
  };
  const drawAll = (names) => names.map(draw).join('\n');
  const loose = inputs.filter((input) => !tabs.some(([, names]) => names.includes(input)));
  return {
    drawn: drawAll(loose) + (tabs.length > 0 ? tabsSource(tabs, drawAll, { name, stepwise }) : ''),
    lazies: [...own.values()].map(lazily).join(''),
  };
}

/** An input of the resource's own, which reads the form by its context. */
const ownSource = (component, resource, input) => `<Suspense>
  <${component}
    name="${input}"
    label={label('${input}')}
    field={asked.${input} as Field}
    help={translate('resources.${resource}.help.${input}', { _: '' })}
    why={locked.has('${input}') ? translate(\`resources.${resource}.locked.\${locked.get('${input}')}\`) : undefined}
    required={asked.${input}?.required === true}
  />
</Suspense>`;
