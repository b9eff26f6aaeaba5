// The output of npm run eject: the source of a view of a resource, to be edited. It uses the same components of the
// console as the engine.
import { filled } from './template.mjs';

/**
 * The views: the part of the declaration that each replaces (`part`), whether a resource has it (`there`), and the view
 * to suggest if not (`instead`).
 */
export const VIEWS = {
  list: { part: 'views.list', what: 'List', there: () => true },
  form: { part: 'views.form', what: 'Form', there: ({ endpoints }) => endpoints.update, instead: 'show' },
  create: {
    part: 'views.create',
    what: 'Create',
    there: ({ endpoints }) => endpoints.create,
    instead: 'list',
  },
  show: { part: 'page', what: 'Show', there: ({ endpoints }) => !endpoints.update, instead: 'form' },
};

/**
 * Returns the source of a view.
 * @param {any} resource
 * @param {keyof typeof VIEWS} view
 * @returns {{ path: string, text: string, declare: string }} its path, its source, and the new declaration
 */
export function ejectView(resource, view) {
  const { part, what, there, instead } = VIEWS[view];
  const { name, path, title, list, form, endpoints } = resource;
  if (!there(resource))
    throw new Error(`"${name}" has no such view. Try: npm run eject -- ${name} ${instead}`);
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}${what}`;
  const { above, below } = form.around ?? {};
  const tabs = (list.tabs ?? []).filter((tab) => 'page' in tab);
  const text = filled(view, {
    ...{ component, path, title, above: view === 'list' ? list.above : above, below },
    ...{
      around: above ?? below,
      back: list.back,
      listActions: list.listActions,
      paged: endpoints.list.answers === 'page',
    },
    ...{ updates: form.create.updates, steps: form.steps },
    tabbed: tabs.some(({ page }) => page === `${path}/new`),
  });
  return {
    path: `src/resources/${name}/${component}.tsx`,
    text,
    declare: `${part.replace('views.', 'views: { ')}: () => import('../${name}/${component}').then((file) => file.${component})${part === 'page' ? '' : ' }'}`,
  };
}
