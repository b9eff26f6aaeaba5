import { Glyph } from '../cells/Glyph';
import type { Row } from '../declaration/defineResource';
import { MODE, READING } from '../form/mode';
import type { RowScreen } from '../list/ListScreen';
import { following } from '../look/following';
import { pathTo } from './pathTo';

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
