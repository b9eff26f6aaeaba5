import type { CampusRole } from '../../../contract/campus/campus';
import type { ReceivedCourse, ReceivedEnrolment } from '../../../contract/campus/campusReceived';
import { addDays, dayInRome, schoolYearStart } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { noteReceived, writeCourses, writeEnrolments } from '../../platform/writeCampus';
import type { DemoAccount } from '../accounts';
import { type Random, randomOf } from '../random';
import type { DemoSchool } from '../school';
import { courseImage } from './courseImage';
import { lastTime } from './lastTime';

/** Schools with enrolments; the other schools of the demo have courses only. */
const BUSY = ['SG10001', 'SG10002'];

const titles = [
  ['PRIVACY', 'Protezione dei dati a scuola'],
  ['SICUREZZA', 'Sicurezza sul lavoro: formazione generale'],
  ['INCLUSIONE', 'Didattica inclusiva e bisogni educativi speciali'],
  ['IA', 'Intelligenza artificiale in classe'],
  ['REGISTRO', 'Il registro elettronico in pratica'],
  ['CYBER', 'Password, phishing e altre trappole'],
  ['VALUTAZIONE', 'Valutazione formativa nella primaria'],
  ['PAGOPA', 'PagoPA e pagamenti della scuola'],
  ['ACCESSIBILI', 'Documenti accessibili a tutti'],
  ['PRIMOSOCCORSO', 'Primo soccorso'],
  ['ARCHIVIO', 'Protocollo informatico e conservazione'],
  ['BULLISMO', 'Prevenire bullismo e cyberbullismo'],
] as const;

/**
 * Inserts the data of the demo's e-learning platform: two years, so that each figure has a previous year to compare.
 */
export async function insertCampus(
  tx: Tx,
  schools: readonly DemoSchool[],
  seed: string,
  now: Date,
): Promise<void> {
  const today = dayInRome(now);
  const taking = schools.filter(({ licences }) => licences.some(({ ac, status }) => ac === 'CMP' && status));
  const at = lastTime('04:30', now);
  const courses = taking.flatMap(({ plan }) =>
    coursesOf(today)
      .slice(0, BUSY.includes(plan.customerCode) ? titles.length : 2)
      .map((one) => ({ customerCode: plan.customerCode, one })),
  );
  const enrolments = taking
    .filter(({ plan }) => BUSY.includes(plan.customerCode))
    .flatMap((school) => {
      const random = randomOf(`${seed}/${school.plan.customerCode}/campus`);
      const { customerCode } = school.plan;
      return enrolmentsOf(school, random, today).map((one) => ({ customerCode, one }));
    });
  await writeCourses(tx, courses);
  await writeEnrolments(tx, enrolments);
  const receivedOf = taking.map(({ plan }) => plan.customerCode);
  await noteReceived(tx, receivedOf, { at, from: 'operator' });
}

const coursesOf = (today: string): readonly ReceivedCourse[] =>
  titles.map(([id, name], index) => ({
    id,
    name,
    start: addDays(schoolYearStart(today), -400 + index * 35),
    courseUrl: `https://campus.example.org/corsi/${id.toLowerCase()}`,
    // The last course has no image, so that this case occurs.
    ...(index < titles.length - 1 && { image: courseImage(index) }),
  }));

const roleOf = ({ groups }: DemoAccount): CampusRole => {
  if (groups.some(({ cn }) => cn === 'Preside')) return 'dirigente';
  if (groups.some(({ cn }) => cn === 'Docente' || cn === 'Corsista')) return 'docente';
  return groups.length > 0 ? 'ata' : 'altro';
};

/**
 * Makes enrolments: two people in three take part, in up to four courses; two thirds of these ended with a certificate.
 */
function enrolmentsOf({ accounts }: DemoSchool, random: Random, today: string): readonly ReceivedEnrolment[] {
  return accounts
    .filter(() => random.chance(0.66))
    .flatMap((account) => {
      const first = random.between(0, titles.length - 1);
      const role = roleOf(account);
      return Array.from({ length: random.between(1, 4) }, (_, nth) => {
        const place = (first + nth * 5) % titles.length;
        // The smaller of two random numbers, so that recent days have more enrolments.
        const daysAgo = Math.min(random.between(1, 640), random.between(1, 640));
        const day = addDays(today, -daysAgo);
        const isPassing = daysAgo > 20 && random.chance(0.45 + 0.04 * place);
        return {
          courseId: titles[place]?.[0] ?? '',
          argoId: `argo-${account.username}`,
          name: account.cn,
          surname: account.sn,
          role,
          enrolledAt: `${day}T09:${String(random.between(10, 59))}:00Z`,
          isPassing,
          ...(isPassing && {
            certifiedAt: `${addDays(day, random.between(5, 19))}T15:00:00Z`,
            downloadUrl: `https://campus.example.org/attestati/${account.username}-${place}.pdf`,
          }),
        };
      });
    });
}
