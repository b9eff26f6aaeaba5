import { whyWithheld } from '../../../../contract/permissions/permissions';
import { isExcused } from '../../../../contract/schema/actionRule';
import { matches, type Viewer } from '../../../../contract/schema/where';
import type { Resource, Row } from '../../declaration/defineResource';

/**
 * Returns why a record may not be removed: because only the school may, or the sentence of the first rule that does not
 * hold; undefined if all hold.
 */
export const whyNotRemovable = (
  { can, removal }: Resource,
  record: Row,
  viewer: Viewer,
): string | undefined =>
  (can.delete && whyWithheld(viewer.roles ?? [], can.delete)) ??
  removal?.rules?.find((rule) => !isExcused(rule, viewer) && !matches(rule.where, record as never, viewer))
    ?.say;
