import { Glyph } from '../../ui/Glyph';
import type { Row } from '../declaration/defineResource';
import type { RowScreen } from '../list/ListScreen';
import { MODE, READING } from '../record/mode';
import { pathTo } from '../record/pathTo';
import { following } from './following';

/** What opens a record to be read, where the list declares it. */
export function rowDetail({ resource, words, go }: RowScreen, row: Row) {
  if (!resource.list.detail) return undefined;
  const path = `${pathTo(resource, row)}?${MODE}=${READING}`;
  return (
    <a
      key="detail"
      className="act"
      href={path}
      onClick={following(path, go)}
      aria-label={words.detail(row)}
      data-tip={words.detailLabel()}
    >
      {Glyph({ name: 'eye' })}
    </a>
  );
}
