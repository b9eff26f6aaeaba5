import { useQuery } from '@tanstack/react-query';
import type { CampusUser } from '../../../contract/campus/campus';
import {
  campusCourseImage,
  campusCourses,
  campusEnrolments,
  campusStatistics,
  campusUserCourses,
  campusUsers,
} from '../../../contract/campus/endpoints';
import { useCallApi } from '../../api/CallApi';
import type { ListSelection } from './selection';

const keyOf = (...parts: readonly unknown[]) => ['campus', ...parts];

/** While another page is on its way the one before stays; figures of other filters would say what is not so. */
function isSameList(earlier: readonly unknown[] | undefined, query: object): boolean {
  const filters = (of: unknown) => JSON.stringify({ ...(of as object), page: '' });
  return earlier !== undefined && filters(earlier.at(-1)) === filters(query);
}

/** How many rows a page of a list has. */
export const PAGE = 25;

export interface Paged {
  readonly page: number;
  readonly q?: string;
}

export function useStatistics(query: ListSelection) {
  const callApi = useCallApi();
  return useQuery({
    queryKey: keyOf('statistics', query),
    queryFn: async () => (await callApi(campusStatistics, { query })).data,
  });
}

export function useCourses(query: ListSelection = {}) {
  const callApi = useCallApi();
  return useQuery({
    queryKey: keyOf('courses', query),
    queryFn: async () => (await callApi(campusCourses, { query })).data,
  });
}

/** The picture of a course as an address that the page may show; asked for when it is wanted. */
export function useCourseImage(id: string, wanted: boolean) {
  const callApi = useCallApi();
  return useQuery({
    queryKey: keyOf('image', id),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { name, content } = (await callApi(campusCourseImage, { params: { id } })).data;
      return `data:image/${name.endsWith('.png') ? 'png' : 'jpeg'};base64,${content}`;
    },
  });
}

export function useCampusUsers(selection: ListSelection, { page, q }: Paged) {
  const callApi = useCallApi();
  const query = { ...selection, page: String(page), perPage: String(PAGE) as '25', ...(q && { q }) };
  return useQuery({
    queryKey: keyOf('users', query),
    queryFn: async () => (await callApi(campusUsers, { query })).data,
    placeholderData: (before, earlier) => (isSameList(earlier?.queryKey, query) ? before : undefined),
  });
}

export function useUserCourses(user: CampusUser | undefined) {
  const callApi = useCallApi();
  return useQuery({
    queryKey: keyOf('courses of', user?.argoId),
    enabled: user !== undefined,
    queryFn: async () => (user ? (await callApi(campusUserCourses, { body: user })).data : []),
  });
}

export function useEnrolments(selection: ListSelection, page: number) {
  const callApi = useCallApi();
  const query = { ...selection, page: String(page), perPage: String(PAGE) as '25' };
  return useQuery({
    queryKey: keyOf('enrolments', query),
    queryFn: async () => (await callApi(campusEnrolments, { query })).data,
    placeholderData: (before, earlier) => (isSameList(earlier?.queryKey, query) ? before : undefined),
  });
}
