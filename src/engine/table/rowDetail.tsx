import { Icon } from '../../ui/Icon';
import type { Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';
import { MODE, READING } from '../record/mode';
import { recordPath } from '../record/recordPath';
import { linkClickHandler } from './linkClickHandler';
import { OwnCell } from './OwnCell';

/** Returns the link that opens a record read-only, if the list declares it. */
export function rowDetail({ resource, words, go }: ListRowState, row: Row) {
  const { detail } = resource.list;
  if (!detail) return undefined;
  if (detail !== true) return <OwnCell key="detail" load={detail} record={row} text="" spelt={false} />;
  const path = `${recordPath(resource, row)}?${MODE}=${READING}`;
  return (
    <a
      key="detail"
      className="act"
      href={path}
      onClick={linkClickHandler(path, go)}
      aria-label={words.detail(row)}
      data-tip={words.detailLabel()}
    >
      {Icon({ name: 'eye' })}
    </a>
  );
}
