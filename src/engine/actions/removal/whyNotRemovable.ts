import { whyWithheld } from '../../../../contract/permissions/permissions';
import { isExcused } from '../../../../contract/schema/actionRule';
import { matches, type Viewer } from '../../../../contract/schema/where';
import type { Resource, Row } from '../../declaration/defineResource';

/**
 * Why a record may not be removed: that it is left to the school, or the sentence of the first rule that does not hold;
 * undefined when all do.
 */
export const whyNotRemovable = (
  { can, removal }: Resource,
  record: Row,
  viewer: Viewer,
): string | undefined =>
  (can.delete && whyWithheld(viewer.roles ?? [], can.delete)) ??
  removal?.rules?.find((rule) => !isExcused(rule, viewer) && !matches(rule.where, record as never, viewer))
    ?.say;
