import { whyWithheld } from '../../../contract/permissions/permissions';
import type { ActionRule } from '../../../contract/schema/actionRule';
import { matches, type Viewer } from '../../../contract/schema/where';
import type { SchoolContext } from '../../session/schoolContext';
import type { May } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';

interface ActionContext {
  readonly may: May;
  readonly schoolContext: SchoolContext;
  readonly viewer: Viewer;
}

/** Returns a rule that holds for no record. */
const never = (say: string): ActionRule<Row> => ({ where: { any: [] }, say, brief: say });

/**
 * Returns the actions on a row, on several, or on a record's page that this person may start in this school. Actions
 * withheld from support staff are included but disabled: their first rule never holds and gives the reason.
 */
export const available = (
  { actions }: Resource,
  place: 'row' | 'bulk' | 'page',
  { may, schoolContext, viewer }: ActionContext,
) =>
  Object.entries(actions)
    .filter(
      ([, { on, shown }]) =>
        on.some((one) => one === place || (place === 'page' && one === 'row')) &&
        (!shown || matches(shown, schoolContext, viewer)),
    )
    .flatMap(([name, action]): readonly (readonly [string, Resource['actions'][string]])[] => {
      const why = whyWithheld(viewer.roles ?? [], action.can);
      if (why) return [[name, { ...action, rules: [never(why), ...action.rules] }]];
      return may(action.can) ? [[name, action]] : [];
    });
