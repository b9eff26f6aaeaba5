// What npm run eject writes beside a view whose records something is done with: the actions, their questions and their calls.

import { source } from '../source.mjs';
import { calledBy } from './cells.mjs';
import { endpointAt, importsOf, lazily, loadedFrom } from './imports.mjs';
import { pathOf } from './names.mjs';
import { filled } from './template.mjs';

/** The actions that are carried over: all but those whose own dialog is not loaded by a plain import. */
export const actionsOf = ({ actions }) =>
  Object.entries(actions).filter(([, { dialog }]) => !dialog || loadedFrom(dialog));

/** The others, by name. */
export const actionsLeft = ({ actions }) =>
  Object.keys(actions).filter((name) => actions[name].dialog && !loadedFrom(actions[name].dialog));

/** Whether there are buttons in a row or above the rows (`bulk`), or on the page of a record. */
export const actsOn = (resource, place) =>
  actionsOf(resource).some(([, { on }]) => on.includes(place) || (place === 'page' && on.includes('row')));

/**
 * The source of what is done with the records of a resource, without its declaration: a hook and its buttons and dialog,
 * which its list, its form and its page share. Undefined where nothing is.
 * @param {any} resource
 * @returns {{ path: string, text: string } | undefined} where it belongs, and what it is
 */
export function ejectActions(resource) {
  const actions = actionsOf(resource);
  if (actions.length === 0) return undefined;
  const steps = actions.flatMap(([, action]) => (action.dialog ? [] : action.steps));
  const asks = steps.some((step) => 'ask' in step);
  const writes = steps.some((step) => 'write' in step);
  const own = actions.flatMap(([, { dialog }]) => (dialog ? [loadedFrom(dialog)] : []));
  const data = actions.map(([name, action]) => `${name}: ${dataOf(resource, action)}`).join(',\n');
  const parts = {
    name: resource.name,
    owns: own.length > 0,
    asks,
    writes,
    bulk: actions.some(([, { on }]) => on.includes('bulk')),
    lazies: own.map(lazily).join(''),
    actions: `{ ${data} }`,
    helpers: helpersOf(data),
    called: calledBy(resource),
    stepKey: [asks && "'ask' in step ? step.ask", writes && "'write' in step ? step.write", 'step.confirm']
      .filter(Boolean)
      .join(' : '),
  };
  const code = ['actionFlow', 'actionDialog', 'actionButtons'].map((one) => filled(one, parts)).join('');
  const note = `/** What can be done with the records of ${resource.path}, ejected from its declaration: from here on it is changed here. */\n`;
  return { path: pathOf(resource, 'Actions'), text: importsOf(code, endpointsOf(actions)) + note + code };
}

/** The endpoints that the calls name, as members of the files that they are in. */
function endpointsOf(actions) {
  const found = {};
  for (const [, { many, one, each }] of actions) {
    for (const endpoint of [many?.endpoint, one, each]) {
      const at = endpoint && endpointAt(endpoint);
      if (at && !found[at.from]?.includes(at.name))
        found[at.from] = [...(found[at.from] ?? []), at.name].sort();
    }
  }
  return found;
}

/** An action as data, and its call. */
function dataOf(resource, action) {
  const { on, can, tone, shown, offered, rules, dialog, says } = action;
  const data = { on, can, danger: tone === 'danger' || undefined, shown, offered, rules };
  if (dialog) return `{ ...${source({ ...data, steps: [] })}, Dialog: ${loadedFrom(dialog).name} }`;
  const steps = action.steps.map((step) => stepOf(step, action));
  const most = mostOf(action);
  const previewed = action.many && steps.some((step) => 'confirm' in step) ? true : undefined;
  return `{ ${source({ ...data, steps, most, previewed, says }).slice(1, -1)}, send: ${callOf(resource, action)} }`;
}

function stepOf(step, { many }) {
  if (!('write' in step)) return step;
  const { body } = many.endpoint;
  return { ...step, field: body.of[step.write], rules: body.rules };
}

function mostOf({ many }) {
  const { max, say } = many?.endpoint.body.of[many.ids] ?? {};
  return max === undefined ? undefined : { max, say: say?.max };
}

/** How it is called, as source. A single record goes to a call of its own where there is one. */
function callOf({ name }, { many, one, each }) {
  const run = (endpoint, input) =>
    `run('${name}', ${endpointAt(endpoint)?.name ?? source(endpoint)}, ${input})`;
  if (each)
    return `(run, { ids, idempotencyKey }) => oneByOne(ids, idempotencyKey, (id, key) => ${run(each, '{ id, idempotencyKey: key }')})`;
  const exactly = many.exactly ? `, ...(agreed && { ${many.exactly}: true })` : '';
  const all = run(many.endpoint, `{ body: { ...answers, ${many.ids}: ids${exactly} }, idempotencyKey }`);
  const { at, id, reason } = many.leftOut ?? { at: 'skipped', id: 'uid', reason: 'reason' };
  const read = `doneOf(await ${all}, '${at}', '${id}', '${reason}')`;
  const first = one
    ? `const [id = ''] = ids;
      if (ids.length === 1 && !agreed) {
        const done = await ${run(one, '{ id, body: answers, idempotencyKey }')};
        return { done: (done as readonly string[]).length > 0 ? ids : [], skipped: [] };
      }
      `
    : '';
  const given = `{ ids, answers, ${exactly || one ? 'agreed, ' : ''}idempotencyKey }`;
  return first ? `async (run, ${given}) => { ${first}return ${read}; }` : `async (run, ${given}) => ${read}`;
}

const DONE_OF = `
/** An answer that tells whom it left out, at its own names. */
function doneOf(answer: unknown, at: string, id: string, reason: string): Done {
  const { done, [at]: left = [] } = answer as { done: readonly string[] } & Record<string, unknown>;
  const skipped = (left as readonly Record<string, string>[]).map((one) => ({ id: one[id] ?? '', reason: one[reason] ?? '' }));
  return { done, skipped };
}
`;

const ONE_BY_ONE = `
/** One call after the other: a refused record is left out, with the reason; the others go on. */
async function oneByOne(ids: readonly string[], key: string, call: (id: string, key: string) => Promise<unknown>): Promise<Done> {
  const done: string[] = [];
  const skipped: { id: string; reason: string }[] = [];
  for (const [place, id] of ids.entries()) {
    try {
      await call(id, \`\${key}-\${place}\`);
      done.push(id);
    } catch (error) {
      if (ids.length === 1 || mayRetry(error)) throw error;
      skipped.push({ id, reason: (error as Error).message });
    }
  }
  return { done, skipped };
}
`;

const helpersOf = (data) =>
  (data.includes('doneOf(') ? DONE_OF : '') + (data.includes('oneByOne(') ? ONE_BY_ONE : '');
