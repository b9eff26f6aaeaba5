import { useState } from 'react';
import { previousPage } from '../../ui/previousPage';
import type { Resource, Row } from '../declaration/defineResource';
import { useAddressPart } from './addressPart';

/** The row that a person used last. */
export interface UsedRow {
  readonly id: string;
  /** The position of the row on the page of the list; `control` is the position of the used control in the row. */
  readonly place: number;
  readonly control: number;
  /** How far the window and the box of the rows were scrolled, in pixels. */
  readonly windowTop: number;
  readonly boxTop: number;
  readonly boxLeft: number;
}

/** The state of a list when a person left it for one of its records. The address has its search, filters and page. */
export interface LeftList {
  readonly selected: ReadonlySet<string>;
  /** The selected rows that were loaded: in a paged list they may be on other pages. */
  readonly rows: readonly Row[];
  readonly used?: UsedRow | undefined;
  /** True while a list that was loaded whole is replaced by a paged one, which continues with its selection. */
  readonly isSwitching?: boolean;
}

const NOTHING: LeftList = { selected: new Set(), rows: [] };

/** The state of each list that was left, by its path, until the page is reloaded. */
const left = new Map<string, LeftList>();

export function rememberLeft({ path }: Resource, part: Partial<LeftList>): void {
  left.set(path, { ...(left.get(path) ?? NOTHING), ...part });
}

/** Drops a removed record from the state of its list. */
export function forgetRow({ path }: Resource, id: string): void {
  const list = left.get(path);
  if (!list) return;
  const selected = new Set(list.selected);
  selected.delete(id);
  left.set(path, { ...list, selected, rows: list.rows.filter((row) => row.id !== id) });
}

/** Forgets the state of all lists, as a reload of the page does; for tests. */
export const forgetLeftLists = (): void => left.clear();

/** Returns the state in which this list was left, if the person comes back from a page below it. */
export function useLeftList(resource: Resource): LeftList {
  const part = useAddressPart();
  const [found] = useState(() => {
    const { path } = resource;
    const continues = previousPage()?.startsWith(`${path}/`) || left.get(path)?.isSwitching;
    const isBack = part === undefined && continues;
    const list = (isBack && left.get(path)) || NOTHING;
    if (part === undefined && !isBack) left.delete(path);
    return list;
  });
  return found;
}
