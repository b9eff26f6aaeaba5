import type { CampusCourse } from '../../../contract/campus/campus';
import { isFoundIn, searchAlternatives, searchable } from '../../../contract/values/search';

/** Returns the courses whose name or id contains every search word, ignoring case and accents. */
export function findCourses(courses: readonly CampusCourse[], search: string): readonly CampusCourse[] {
  const values = searchAlternatives(search);
  return courses.filter(({ id, name }) => isFoundIn(searchable(`${name}\n${id}`), values));
}
