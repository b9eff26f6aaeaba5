import type { CampusUser } from '../../../contract/campus/campus';
import {
  campusCourseImage,
  campusCourses,
  campusEnrolments,
  campusStatistics,
  campusUserCourses,
  campusUsers,
} from '../../../contract/campus/endpoints';
import { useRead } from '../../api/useRead';
import type { ListSelection } from './selection';

/**
 * Returns whether an earlier query had the same filters. Only then may its page stay visible while the next one loads,
 * because with other filters its numbers would be wrong.
 */
function isSameList(earlier: readonly unknown[] | undefined, query: object): boolean {
  const filters = (of: object) => JSON.stringify({ ...of, page: '' });
  const before = earlier?.at(-1) as { readonly query: object } | undefined;
  return before !== undefined && filters(before.query) === filters(query);
}

/** Rows per page of a list. */
export const PAGE = 25;

export interface Paged {
  readonly page: number;
  readonly q?: string;
}

export function useStatistics(query: ListSelection) {
  return useRead(campusStatistics, { query });
}

export function useCourses(query: ListSelection = {}) {
  return useRead(campusCourses, { query });
}

const addressOf = ({ name, content }: { readonly name: string; readonly content: string }) =>
  `data:image/${name.endsWith('.png') ? 'png' : 'jpeg'};base64,${content}`;

/** Returns a data URL with the image of a course; it is loaded only when wanted. */
export function useCourseImage(id: string, wanted: boolean) {
  return useRead(
    campusCourseImage,
    { params: { id } },
    { select: addressOf, enabled: wanted, staleTime: Number.POSITIVE_INFINITY },
  );
}

export function useCampusUsers(selection: ListSelection, { page, q }: Paged) {
  const query = { ...selection, page: String(page), perPage: String(PAGE) as '25', ...(q && { q }) };
  return useRead(
    campusUsers,
    { query },
    {
      placeholderData: (before, earlier) => (isSameList(earlier?.queryKey, query) ? before : undefined),
    },
  );
}

export function useUserCourses(user: CampusUser | undefined) {
  return useRead(campusUserCourses, { body: user as CampusUser }, { enabled: user !== undefined });
}

export function useEnrolments(selection: ListSelection, page: number) {
  const query = { ...selection, page: String(page), perPage: String(PAGE) as '25' };
  return useRead(
    campusEnrolments,
    { query },
    {
      placeholderData: (before, earlier) => (isSameList(earlier?.queryKey, query) ? before : undefined),
    },
  );
}
