import type { GetListResult } from 'react-admin';
import type { Row } from '../declaration/defineResource';

/**
 * The rows of all pages, one page after the other. A row that moved to a later page meanwhile is there once.
 *
 * @param read gives one page; the first is 1
 * @param most how many rows are enough
 * @param onProgress how many there are so far
 * @throws what `read` throws, and an AbortError once `signal` says so
 */
export async function readPages(
  read: (page: number) => Promise<GetListResult<Row>>,
  most: number,
  onProgress: (rows: number) => void,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; rows.size < most; page++) {
    signal.throwIfAborted();
    const { data } = await read(page);
    if (data.length === 0) break;
    for (const row of data) rows.set(row.id, row);
    onProgress(Math.min(rows.size, most));
  }
  signal.throwIfAborted();
  return [...rows.values()].slice(0, most);
}
