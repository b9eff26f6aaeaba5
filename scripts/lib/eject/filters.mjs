// The declared filters of a list as source: what each of their values keeps, as data, and an input for each.
import { source } from '../source.mjs';

const isPaged = ({ wire }) => wire.list.answers === 'page';

/** The values that a filter is chosen from; undefined for one that is written. */
const valuesOf = (field) =>
  field.kind === 'choice' ? field.of : field.kind === 'flag' ? ['true', 'false'] : undefined;
const meant = (field, value) => (field.kind === 'flag' ? value === 'true' : value);

/** What a value of a filter keeps; as filterWhere of contract/filterMeaning.ts has it, of filters that are chosen from values. */
const kept = (meaning, value) =>
  typeof meaning === 'string'
    ? { [meaning]: value === false ? { not: true } : value }
    : meaning[String(value)];

/**
 * The filters that an ejected list has, with their values, and the names of those that it has not: a list that is worked
 * on here is not narrowed by what is written, and values that a call answers are asked for by the declared list.
 * @param {any} resource
 * @returns {{ carried: { name: string, values?: readonly string[], always: boolean, shown?: object }[], left: string[] }}
 */
export function filtersOf(resource) {
  const { of = {}, show, chips } = resource.list.filters;
  const all = [...(chips ? [{ field: chips, always: true }] : []), ...show];
  const carried = all.flatMap(({ field: name, shown, offers, always = false }) => {
    const values = valuesOf(of[name]);
    const written = isPaged(resource) && of[name].kind === 'text';
    return (values || written) && !offers ? [{ name, shown, always, ...(values && { values }) }] : [];
  });
  const left = all.map(({ field }) => field).filter((name) => !carried.some((one) => one.name === name));
  return { carried, left };
}

/** The data that the filters are, as source beside the component; empty where there are none. */
export function filterData(resource) {
  const { carried } = filtersOf(resource);
  if (carried.length === 0) return '';
  const { of, means } = resource.list.filters;
  const entries = carried.map(({ name, values, always, shown }) => {
    const keeps = isPaged(resource)
      ? undefined
      : Object.fromEntries(values.map((value) => [value, kept(means[name], meant(of[name], value))]));
    const flag = of[name].kind === 'flag' || undefined;
    return [name, { values, keeps, flag, always: always || undefined, shown }];
  });
  return `/** What the list can be narrowed by, and what of it each value keeps. */
const filters: Readonly<Record<string, ListFilter>> = ${source(Object.fromEntries(entries))};
interface ListFilter {
  /** Undefined: it is written. */
  readonly values?: readonly string[];
  readonly keeps?: Readonly<Record<string, object>>;
  readonly flag?: boolean;
  /** Its first value is as good as none. */
  readonly always?: boolean;
  /** Where it is there at all. */
  readonly shown?: object;
}
type Chosen = Readonly<Record<string, string>>;
`;
}

/** The inputs of the filters, as source that reads `chosen` and calls `onChoose`; always in sight, so that none is forgotten. */
export function filterInputs({ name }) {
  return `      <fieldset>
        <legend>{translate('engine.list.filters')}</legend>
        {Object.entries(filters)
          .filter(([, { shown = {} }]) => matches(shown, schoolContextOf(session), viewerOf(session)))
          .map(([filter, { values, always }]) => (
            <p key={filter}>
              <label htmlFor={\`filter-\${filter}\`}>{translate(\`resources.${name}.filters.\${filter}.label\`)}</label>
              {values ? (
                <select id={\`filter-\${filter}\`} value={chosen[filter] ?? ''} onChange={(event) => onChoose(filter, event.target.value)}>
                  {!always && <option value="">{translate('engine.list.any')}</option>}
                  {values.map((value) => (
                    <option key={value} value={value}>
                      {translate(\`resources.${name}.filters.\${filter}.values.\${value}\`)}
                    </option>
                  ))}
                </select>
              ) : (
                <input id={\`filter-\${filter}\`} value={chosen[filter] ?? ''} onChange={(event) => onChoose(filter, event.target.value)} />
              )}
            </p>
          ))}
      </fieldset>
`;
}
