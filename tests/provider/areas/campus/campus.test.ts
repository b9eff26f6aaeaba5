import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CampusFigures, CampusSelection } from '../../../../contract/campus/campus';
import {
  campusCourseImage,
  campusCourses,
  campusCsv,
  campusEnrolments,
  campusStatistics,
  campusUserCourses,
  campusUsers,
} from '../../../../contract/campus/endpoints';
import { campusReceive } from '../../../../contract/staff/endpoints/campus';
import { operatorClientCreate, operatorToken } from '../../../../contract/staff/endpoints/clients';
import { runOperator } from '../../../../provider/cli/runOperator';
import { readConfig } from '../../../../provider/config';
import { courseImage } from '../../../../provider/demo/resources/courseImage';
import { ask, refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET } from '../../../fixtures/identityProvider';
import { askAs, machine, type Staff } from '../../../fixtures/operatorCalls';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { encoded } from '../../../fixtures/tables';
import { workbook } from '../../../fixtures/xlsx';

const supervisor = 'supervisor.SG10001';
const others = ['gestore', 'docente'].map((name) => `${name}.SG10001`);

const courses = [
  { id: 'A', name: 'Àncora di salvezza', start: '2025-10-01', courseUrl: 'https://campus.example.org/a' },
  { id: 'B', name: 'Bussola' },
  { id: 'C', name: 'Carta che nessuno legge', image: courseImage(1) },
];
const enrolment = (courseId: string, who: string, day: string, more = {}) => ({
  courseId,
  argoId: `argo-${who}`,
  name: who,
  surname: 'Rossi',
  role: 'docente',
  enrolledAt: `${day}T10:00:00Z`,
  ...more,
});
const certified = (file: string) => ({
  isPassing: true,
  certifiedAt: '2026-02-01T10:00:00Z',
  downloadUrl: `https://campus.example.org/${file}`,
});
const enrolments = [
  enrolment('A', 'Anna', '2025-09-15', certified('1.pdf')),
  enrolment('B', 'Anna', '2025-10-20'),
  enrolment('A', 'Bruno', '2025-09-30', { role: 'ata' }),
  enrolment('A', 'Carla', '2024-09-15', certified('2.pdf')),
  // In Rome it is already the first of November.
  { ...enrolment('B', '=Dario', '2025-10-31'), enrolledAt: '2025-10-31T23:30:00Z' },
];

describe('what the e-learning platform tells', () => {
  const people = peopleForTests(
    [supervisor, 'campus.SG10001', ...others, 'supervisor.SG10002'],
    async (db) => {
      const licence = { ac: 'CMP', status: true, expiration_date: null };
      await db.asOwner(async (tx) => {
        await tx
          .insertInto('application')
          .values({ ac: 'CMP', description: 'Campus', category: 'Didattica' })
          .execute();
        await tx
          .insertInto('licence')
          .values([{ ...licence, customer_code: 'SG10001' }])
          .execute();
      });
    },
    { campusName: 'CampusFornitore' },
  );
  const send = (body: object, school = 'SG10001', staff: Staff = machine) =>
    askAs(people.url, staff, campusReceive, { params: { school }, body: body as never });
  const as = (who = supervisor) => people.as(who);
  const figures = async (query: CampusSelection = {}) => (await ask(as(), campusStatistics, { query })).body;

  it('is taken in, and the same once more leaves the same', async () => {
    expect((await figures()).updatedAt).toBeUndefined();
    const first = await send({ courses, enrolments });
    expect(first.body).toMatchObject({ courses: 3, enrolments: 5, removed: 0 });
    const before = await figures();
    expect((await send({ courses, enrolments })).status).toBe(200);
    expect({ ...(await figures()), updatedAt: before.updatedAt }).toEqual(before);
  });

  it('names each figure, and the list that it leads to is as long', async () => {
    const { offered, now } = await figures();
    expect(offered).toBe(3);
    expect(now).toMatchObject({ courses: 2, enrolments: 5, completed: 2, users: 4, certified: 2 });
    expect(now.byMonth.map(({ month }: { month: string }) => month)).toEqual([
      ...['2024-09', '2025-09', '2025-10', '2025-11'],
    ]);
    const selections: CampusSelection[] = [
      ...[{}, { corso: 'A' }, { ruolo: 'ata' as const }, { dal: '2025-09-01', al: '2025-10-31' }],
      { corso: 'A', ruolo: 'docente', dal: '2025-09-01' },
    ];
    for (const query of selections) {
      const found: CampusFigures = (await figures(query)).now;
      const total = async (
        endpoint: typeof campusUsers | typeof campusEnrolments,
        attestati?: 'con' | 'senza',
      ) =>
        (await ask(as(), endpoint, { query: { ...query, ...(attestati && { attestati }) } as never })).body
          .total;
      const message = JSON.stringify(query);
      expect(await total(campusUsers), message).toBe(found.users);
      expect(await total(campusUsers, 'con'), message).toBe(found.certified);
      expect(await total(campusUsers, 'senza'), message).toBe(found.users - found.certified);
      expect(await total(campusEnrolments), message).toBe(found.enrolments);
      expect(await total(campusEnrolments, 'con'), message).toBe(found.completed);
    }
  });

  it('stands beside the same stretch of time a year earlier', async () => {
    const { now, before } = await figures({ dal: '2025-09-01', al: '2025-10-31' });
    expect(now).toMatchObject({ enrolments: 3, users: 2, certified: 1 });
    expect(before).toMatchObject({ dal: '2024-09-01', al: '2024-10-31', enrolments: 1, users: 1 });
    expect(now.byRole).toEqual([
      { role: 'docente', users: 1, certified: 1 },
      { role: 'ata', users: 1, certified: 0 },
    ]);
  });

  it('are courses by name, with a picture of our own, and only those of a selection where there is one', async () => {
    const { body } = await ask(as('campus.SG10001'), campusCourses);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['A', 'B', 'C']);
    expect(body[0]).toMatchObject({
      start: '2025-10-01',
      courseUrl: 'https://campus.example.org/a',
      enrolments: 3,
    });
    expect(body[2].imageUri).toBe('/api/campus/courses/C/image');
    const image = await ask(as(), campusCourseImage, { params: { id: 'C' } });
    expect(image.body).toEqual({ name: 'corso.png', content: courses[2]?.image });
    expect(refusal(await ask(as(), campusCourseImage, { params: { id: 'A' } })).status).toBe(404);
    const { body: chosen } = await ask(as(), campusCourses, { query: { dal: '2025-10-01' } });
    expect(chosen.map(({ id }: { id: string }) => id)).toEqual(['B']);
  });

  it('are people by surname with the number of their courses, and the courses of one with their certificates', async () => {
    const { body } = await ask(as(), campusUsers, { query: { q: 'anna rossi' } });
    expect(body).toEqual({
      data: [{ argoId: 'argo-Anna', name: 'Anna', surname: 'Rossi', numberOfCourses: 2 }],
      total: 1,
    });
    expect((await ask(as(), campusUserCourses, { body: body.data[0] })).body).toEqual([
      {
        course_display_name: 'Àncora di salvezza',
        course_id: 'A',
        created_date: '2026-02-01T10:00:00.000Z',
        download_url: 'https://campus.example.org/1.pdf',
        is_passing: true,
      },
      {
        course_display_name: 'Bussola',
        course_id: 'B',
        created_date: '2025-10-20T10:00:00.000Z',
        download_url: null,
        is_passing: false,
      },
    ]);
  });

  it('CAMP-029 SHELL-054 leave as base64 under the name of the provider’s platform, with the rows that are shown and no formula', async () => {
    const params = { customerCode: 'SG10001' };
    const { body } = await ask(as(), campusCsv, { params, query: { dal: '2025-09-01' } });
    expect(readConfig({}).campusName).toBe('CampusArgo');
    const lines = Buffer.from(body.content, 'base64').toString('utf8').trimEnd().split('\r\n');
    expect(lines).toEqual([
      '\uFEFFNome;Cognome;Corsi;Attestati',
      ...["'=Dario;Rossi;1;0", 'Anna;Rossi;2;1', 'Bruno;Rossi;1;0'],
    ]);
    const query = { elenco: 'iscrizioni', corso: 'B' } as const;
    const list = Buffer.from((await ask(as(), campusCsv, { params, query })).body.content, 'base64');
    expect(list.toString('utf8')).toContain("'=Dario;Rossi;Docente;Bussola;01/11/2025;No");
    // The log records who exported personal data, and how many rows of which list.
    const log = await people.db.asOwner((tx) =>
      tx.selectFrom('audit_entry').selectAll().where('action', '=', 'export').orderBy('seq').execute(),
    );
    expect(log.map(({ entity, who, after }) => [entity, who, after])).toEqual([
      ['campus', supervisor, { rows: 3, list: 'utenti' }],
      ['campus', supervisor, { rows: 2, list: 'iscrizioni' }],
    ]);
    const nameOf = async (query: object) => (await ask(as(), campusCsv, { params, query })).body.name;
    expect(await nameOf({})).toBe('CampusFornitore_SG10001.csv');
    expect(body.name).toBe('CampusFornitore_SG10001_dal-2025-09-01.csv');
    expect(await nameOf({ elenco: 'iscrizioni', corso: 'B', ruolo: 'docente' })).toBe(
      'CampusFornitore_SG10001_iscrizioni_corso-B_docente.csv',
    );
    expect(await nameOf({ q: '../rossi anna' })).toBe('CampusFornitore_SG10001_ricerca-rossi-anna.csv');
  });

  it('is refused whole where an enrolment is of an unknown course, and is taken away where it says so', async () => {
    const wrong = await send({
      enrolments: [enrolment('A', 'Elio', '2026-01-01'), enrolment('X', 'Elio', '2026-01-01')],
    });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'enrolments[1].courseId', message: expect.stringContaining('Il corso X non è noto') }],
    ]);
    expect((await figures()).now.users).toBe(4);
    const gone = enrolment('A', 'Carla', '2024-09-15', { removed: true });
    expect((await send({ enrolments: [gone, gone] })).body).toMatchObject({ enrolments: 0, removed: 1 });
    expect((await figures()).now.users).toBe(3);
  });

  it('comes from a program of this school or of all, never from one of another', async () => {
    const programOf = async (schools?: string[]) => {
      const body = { name: 'Campus', scopes: ['campus:write'], ...(schools && { schools }) };
      const { clientId, clientSecret } = (await askAs(people.url, machine, operatorClientCreate, { body }))
        .body;
      const grant = {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      } as const;
      const { access_token } = (await askAs(people.url, {}, operatorToken, { body: grant })).body;
      return { authorization: `Bearer ${access_token}` };
    };
    const [bound, free] = [await programOf(['SG10002']), await programOf()];
    expect((await send({ courses }, 'SG10002', bound)).status).toBe(200);
    expect((await send({ courses }, 'SG10001', free)).status).toBe(200);
    const stranger = await send({ courses }, 'SG10001', bound);
    const nobody = await send({ courses }, 'SG99999', bound);
    expect([stranger.status, nobody.status]).toEqual([404, 404]);
    expect(stranger.body.detail.replace('SG10001', 'SG99999')).toBe(nobody.body.detail);
    const body = { name: 'Altro', scopes: ['campus:write', 'news:write'], schools: ['SG10002'] };
    const tooMuch = await askAs(people.url, machine, operatorClientCreate, { body });
    expect([tooMuch.status, tooMuch.body.errors[0].field]).toEqual([400, 'scopes[1]']);
  });

  it('is not for others, nor for schools without the licence', async () => {
    for (const who of others) expect(refusal(await ask(as(who), campusStatistics)).status).toBe(403);
    const without = await ask(as('supervisor.SG10002'), campusUsers);
    expect([without.status, without.body.detail]).toEqual([
      403,
      'Campus non è disponibile per questa scuola.',
    ]);
  });

  it('comes from a file too, by a command', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'campus-')), 'iscrizioni.csv');
    const lines =
      'courseId;courseName;argoId;name;surname;role;enrolledAt;isPassing\r\n' +
      'N;Nuovo corso;argo-Zoe;Zoè;D’Amico;ata;2026-03-01T10:00:00Z;sì\r\nO;Corso vuoto;;;;;;\r\n';
    writeFileSync(file, encoded['Windows-1252'](lines));
    const env = { OPERATOR_URL: people.url, OPERATOR_SECRET };
    expect(await runOperator(['campus', 'import', '--school', 'SG10001', '--file', file], env)).toEqual({
      code: 0,
      output:
        'Letto come testo di Windows. Righe lette: 2.\nSG10001: 2 courses and 1 enrolments written, 0 removed.',
    });
    const { body } = await ask(as(), campusUsers, { query: { corso: 'N', attestati: 'con' } });
    expect(body.total).toBe(1);
    expect(JSON.stringify(body)).toContain('D’Amico');
    const written = lines
      .replace('courseId', 'COURSE ID')
      .replace('2026-03-01T10:00:00Z;sì', '1 marzo 2026 ore 11.00;forse');
    writeFileSync(file, written.replace('argo-Zoe', 'argo-Ivo'));
    const importFile = () => runOperator(['campus', 'import', '--school', 'SG10001', '--file', file], env);
    // A value other than yes or no is refused rather than read as no.
    expect(await importFile()).toMatchObject({ code: 1, output: expect.stringContaining('isPassing') });
    writeFileSync(file, written.replace('argo-Zoe', 'argo-Ivo').replace('forse', 'no'));
    expect(await importFile()).toMatchObject({ code: 0 });
    const { body: both } = await ask(as(), campusUsers, { query: { corso: 'N' } });
    expect(both.total).toBe(2);
    writeFileSync(file, `${lines}P;Corso;argo-Ugo;#RIF!;Neri;ata;2026-03-01T10:00:00Z;no`);
    expect(await runOperator(['campus', 'import', '--school', 'SG10001', '--file', file], env)).toEqual({
      code: 2,
      output: expect.stringContaining('Row 4: La cella contiene l’errore #RIF!'),
    });
  });

  it('counts the hidden rows of a sheet and reads them where the command says so', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'campus-')), 'filtered.xlsx');
    const lines = [
      ['courseId', 'courseName'],
      ['H1', 'Visto'],
      ['H2', 'Nascosto'],
    ];
    writeFileSync(file, workbook([{ name: 'Corsi', lines, hidden: [3] }]));
    const importFile = (hidden: string) =>
      runOperator(['campus', 'import', '--school', 'SG10001', '--file', file, '--hidden', hidden], {
        OPERATOR_URL: people.url,
        OPERATOR_SECRET,
      });
    expect(await importFile('false')).toEqual({
      code: 0,
      output: expect.stringMatching(/lasciate fuori: 1\.\nSG10001: 1 courses and 0 enrolments/),
    });
    expect(await importFile('true')).toEqual({
      code: 0,
      output: expect.stringMatching(/Di queste, righe nascoste nel foglio: 1\.\nSG10001: 2 courses/),
    });
    expect(await importFile('maybe')).toEqual({
      code: 2,
      output: expect.stringContaining('--hidden is true or false.'),
    });
  });
});

describe('where Campus is switched off', () => {
  const people = peopleForTests([supervisor], async () => undefined, { campus: false });
  it('nothing of it is answered', async () => {
    expect(refusal(await ask(people.as(supervisor), campusStatistics))).toEqual({
      status: 403,
      code: 'forbidden',
    });
  });
});
