import type { CampusRole } from '../../../contract/campus/campus';
import { campusCsv } from '../../../contract/campus/endpoints';
import type { InputOf } from '../../../contract/schema/endpoint';
import { csvOf } from '../../../contract/values/csv';
import { showDay } from '../../../contract/values/dates';
import { implement } from '../../http/call';
import { readEnrolments } from './enrolments';
import { mustHaveCampus } from './selection';
import { readPeople } from './users';

const roleNames: Readonly<Record<CampusRole, string>> = {
  dirigente: 'Dirigente',
  docente: 'Docente',
  ata: 'Personale ATA',
  studente: 'Studente',
  altro: 'Altro',
};

/**
 * Returns the parts of a file name that tell the list and its filters, as several lists may be saved in one folder. The
 * list of all users has the name of the specification.
 */
const listName = ({ elenco, corso, ruolo, dal, al, q, attestati }: InputOf<typeof campusCsv>['query']) =>
  [
    elenco === 'iscrizioni' && elenco,
    corso && `corso-${corso}`,
    ruolo,
    attestati && `${attestati}-attestato`,
    dal && `dal-${dal}`,
    al && `al-${al}`,
    q && `ricerca-${q}`,
  ].flatMap((part) => (part ? [part.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, MOST_OF_PART)] : []));

/** Maximum characters of one part of a file name: file systems allow 255 for the whole name. */
const MOST_OF_PART = 30;

/** Exports a whole list as the console shows it, one line per row. */
export const csv = implement(campusCsv, async (call, { params: { customerCode }, query }) => {
  await mustHaveCampus(call);
  const { tx, config, caller } = call;
  const people = async () => [
    ['Nome', 'Cognome', 'Corsi', 'Attestati'],
    ...(await readPeople(tx, customerCode, query)).map(({ name, surname, courses, certificates }) => [
      ...[name, surname, String(courses), String(certificates)],
    ]),
  ];
  const enrolments = async () => [
    ['Nome', 'Cognome', 'Ruolo', 'Corso', 'Data di iscrizione', 'Attestato'],
    ...(await readEnrolments(tx, customerCode, query)).map((one) => [
      ...[one.name, one.surname, roleNames[one.role], one.course_display_name],
      ...[showDay(one.enrolledOn), one.is_passing ? 'Sì' : 'No'],
    ]),
  ];
  const lines = query.elenco === 'iscrizioni' ? await enrolments() : await people();
  call.audit({
    entity: 'campus',
    action: 'export',
    id: caller.uid,
    after: { rows: lines.length - 1, list: query.elenco ?? 'utenti' },
  });
  return {
    name: `${[config.campusName, customerCode, ...listName(query)].join('_')}.csv`,
    content: Buffer.from(csvOf(lines), 'utf8').toString('base64'),
  };
});
