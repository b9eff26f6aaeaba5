import { isExcused } from '../../../../contract/actionRule';
import { matches, type Viewer } from '../../../../contract/where';
import type { Resource, Row } from '../../declaration/defineResource';

/** Why a record may not be removed: the sentence of the first rule that does not hold; undefined when all do. */
export const whyNotRemovable = ({ removal }: Resource, record: Row, viewer: Viewer): string | undefined =>
  removal?.rules?.find((rule) => !isExcused(rule, viewer) && !matches(rule.where, record as never, viewer))
    ?.say;
