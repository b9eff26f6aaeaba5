// What can be done with the record of an ejected page, as source.
import { actsOn, ejectActions } from './actions.mjs';
import { componentOf } from './names.mjs';

/**
 * The parts of a component that draws a record; all are empty where nothing is done with it.
 * @param {any} resource
 */
export function pageActions(resource) {
  if (!actsOn(resource, 'page')) return { imports: {}, state: () => '', buttons: '', beside: undefined };
  return {
    imports: {
      [`./${componentOf(resource, 'Actions')}`]: ['ActionDialog', 'RecordButtons', 'Refused', 'useActing'],
    },
    /** @param {string} onRemain what is done when an action is over, as source */
    state: (onRemain) => `  const acting = useActing(${onRemain});\n`,
    buttons: `<RecordButtons record={record} place="page" acting={acting} />
      <Refused acting={acting} />
      <ActionDialog acting={acting} />
`,
    beside: ejectActions(resource),
  };
}
