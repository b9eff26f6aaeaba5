import type { CampusCourse } from '../../../contract/campus/campus';
import { fold, searchWords } from '../../../contract/values/search';

/** Returns the courses whose name or id contains every search word, ignoring case and accents. */
export function findCourses(courses: readonly CampusCourse[], search: string): readonly CampusCourse[] {
  const words = searchWords(search);
  return courses.filter(({ id, name }) => {
    const text = fold(`${name}\n${id}`);
    return words.every((word) => text.includes(word));
  });
}
