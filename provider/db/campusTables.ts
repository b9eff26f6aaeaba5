import type { ColumnType } from 'kysely';
import type { CampusRole } from '../../contract/campus/campus';

interface CampusSourceTable {
  customer_code: string;
  received_at: Date;
  received_from: string;
  /** Time at which the derived counts were last compared with the enrolments. */
  checked_at: ColumnType<Date | null, never, Date>;
}

interface CampusCourseTable {
  customer_code: string;
  course_id: string;
  name: string;
  start: string | null;
  course_url: string | null;
  /** Base64. */
  image: string | null;
}

/** Ranges of dates in PostgreSQL's text form. */
type Days = ColumnType<string | null, never, never>;

interface CampusPersonTable {
  customer_code: string;
  argo_id: string;
  name: string;
  surname: string;
  sort_key: ColumnType<string, never, never>;
  /** Maintained by triggers on campus_enrolment, like the next three. */
  courses: ColumnType<number, never, never>;
  certificates: ColumnType<number, never, never>;
  role_bits: ColumnType<number, never, never>;
  certified_bits: ColumnType<number, never, never>;
  search_text: ColumnType<string, never, never>;
  /**
   * Ranges of the dates of enrolments, and of enrolments with a certificate, by role. Maintained by triggers on
   * campus_enrolment.
   */
  days_dirigente: Days;
  days_docente: Days;
  days_ata: Days;
  days_studente: Days;
  days_altro: Days;
  certified_dirigente: Days;
  certified_docente: Days;
  certified_ata: Days;
  certified_studente: Days;
  certified_altro: Days;
}

interface CampusEnrolmentTable {
  customer_code: string;
  argo_id: string;
  course_id: string;
  role: CampusRole;
  enrolled_at: Date;
  /** Date in the time zone of Rome. */
  enrolled_on: string;
  /** Year and month, as in 202609. */
  month: ColumnType<number, never, never>;
  role_bit: ColumnType<number, never, never>;
  is_passing: boolean;
  certified_at: Date | null;
  download_url: string | null;
}

/** Counts maintained by triggers on campus_enrolment. */
interface CampusMonthTable {
  customer_code: string;
  course_id: string;
  role_bit: number;
  /** Year and month, as in 202609. */
  month: number;
  enrolments: ColumnType<number, never, never>;
  completed: ColumnType<number, never, never>;
}

/** Tables of the e-learning courses of schools. */
export interface CampusTables {
  campus_source: CampusSourceTable;
  campus_course: CampusCourseTable;
  campus_person: CampusPersonTable;
  campus_enrolment: CampusEnrolmentTable;
  campus_month: CampusMonthTable;
}
