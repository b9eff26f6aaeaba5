import type { GetListResult } from 'react-admin';
import type { Row } from '../declaration/defineResource';

/**
 * Reads the rows of all pages, one page after the other. A row that moves to a later page meanwhile is returned once.
 *
 * @param read returns one page; the first is 1
 * @param most the maximum number of rows
 * @param onProgress receives the number of rows so far
 * @throws errors of `read`, and an AbortError when `signal` is aborted
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
