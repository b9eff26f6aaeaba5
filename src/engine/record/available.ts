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

/** Holds for no record. */
const never = (say: string): ActionRule<Row> => ({ where: { any: [] }, say, brief: say });

/**
 * The actions on a row, on several, or on the page of a record, that this person may begin in this school. What is
 * withheld from support is among them, out of use: its first rule holds for nobody and says why.
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
