import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readingSaid } from '../../../../contract/imports/tableReading';
import { cellsOf, linesOf } from '../../../../contract/tables/lines';
import { writeOneRoster } from '../../../../contract/tables/oneRoster/writeOneRoster';
import { openTable } from '../../../../contract/tables/readTable';
import { TableProblem } from '../../../../contract/tables/TableProblem';

const utf8 = (text: string) => new TextEncoder().encode(text);
const archive = (files: Readonly<Record<string, string>>, folder = '') =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, strToU8(text)]))),
  );
const open = (bytes: Uint8Array<ArrayBuffer>) => openTable(bytes, 10_000_000);
const rowsOf = async (bytes: Uint8Array<ArrayBuffer>, sheet = 0) => {
  const lines = linesOf((await (await open(bytes)).read(sheet)).cut);
  return Array.from({ length: lines.length }, (_, line) => cellsOf(lines, line));
};
const said = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { roster } = await open(bytes);
  const none = { rows: 0, hidden: 0, withHidden: false, blank: 0, headers: 0, totals: 0 };
  return readingSaid({ ...none, ...(roster && { oneRoster: roster }) } as never).slice(1);
};

const manifest = (users: string, version = '1.2') =>
  `propertyName,value\r\noneroster.version,${version}\r\nfile.users,${users}\r\n`;
const USERS = [
  'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,phone,primaryOrgSourcedId,tessera',
  'u1,,,true,m.rossi@scuola.example,"{Fed:1},{codiceFiscale:RSSMRA80A01H501U}",Mario,Rossi,,,m.rossi@example.org,0612,o1,12',
  'u2,,,true,a.verdi,,Anna,"Verdi, detta Nina",,VRDNNA85B41F205X,a@example.org,,o1,',
  'u3,,,false,l.neri,,Luca,Neri,,,l@example.org,,o1,',
  'u4,tobedeleted,2026-01-01T00:00:00Z,true,g.blu,,Gino,Blu,,,g@example.org,,o1,',
  'u5,,,true,s.viola,,Sara,Viola,,,s@example.org,,o1,',
].join('\r\n');
const ROLES = [
  'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
  'r1,,,u1,primary,teacher,,,o1,',
  'r2,,,u2,secondary,student,,,o1,',
  'r3,,,u2,primary,administrator,,,o1,',
  'r5,,,u5,primary,student,,,o1,',
].join('\n');
const ORGS =
  'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId\no1,,,Liceo Verdi,school,RMPC010001,\no2,,,IC Manzoni,school,RMIC800001,';
const BORN = 'sourcedId,status,dateLastModified,birthDate\nu1,,,1980-01-01';

const full = {
  'manifest.csv': manifest('bulk'),
  'users.csv': USERS,
  'roles.csv': ROLES,
  'orgs.csv': ORGS,
  'demographics.csv': BORN,
  'classes.csv': 'sourcedId\nc1',
};

describe('a OneRoster archive', () => {
  it('is a table of people for each group, with the columns that imports know', async () => {
    const { sheets } = await open(archive(full));
    expect(sheets.map(({ name }) => name)).toEqual(['Personale', 'Studenti']);
    expect(await rowsOf(archive(full))).toEqual([
      ['Nome utente', 'Cognome', 'Nome', 'Codice fiscale', 'E-mail', 'Data di nascita'],
      ['m.rossi', 'Rossi', 'Mario', 'RSSMRA80A01H501U', 'm.rossi@example.org', '1980-01-01'],
      ['a.verdi', 'Verdi, detta Nina', 'Anna', '', 'a@example.org', ''],
    ]);
    expect(await rowsOf(archive(full), 1)).toEqual([
      ['Nome utente', 'Cognome', 'Nome', 'E-mail'],
      ['s.viola', 'Viola', 'Sara', 's@example.org'],
    ]);
  });

  it('keeps the lines of its users.csv as positions, and may be in a folder', async () => {
    const { read } = await open(archive(full, 'esportazione/'));
    const lines = linesOf((await read(1)).cut);
    expect([lines.position(0), lines.position(1)]).toEqual([1, 6]);
  });

  it('says what was left out, and which columns and files are not used or not known', async () => {
    expect(await said(archive(full))).toEqual([
      'File nel formato OneRoster 1.2.',
      'È completo (bulk): chi non vi compare resta com’è.',
      'Persone segnate come da eliminare, lasciate fuori: 1. Disattivarle dall’elenco degli utenti.',
      'Persone segnate come non abilitate, lasciate fuori: 1.',
      'Colonne di OneRoster che qui non servono: phone.',
      'Colonne che OneRoster non prevede, ignorate: tessera.',
      'File dell’archivio non letti: classes.csv.',
    ]);
  });

  it('with changes only says so', async () => {
    const delta = { ...full, 'manifest.csv': manifest('delta') };
    expect(await said(archive(delta))).toContain('Contiene le sole variazioni (delta).');
  });

  it('of several schools is a table for each of them', async () => {
    const users = `${USERS}\r\nu6,,,true,p.rosa,,Pia,Rosa,,,p@example.org,,o2,`;
    const { sheets } = await open(archive({ ...full, 'users.csv': users }));
    expect(sheets.map(({ name }) => name)).toEqual([
      'Liceo Verdi (RMPC010001): Personale',
      'Liceo Verdi (RMPC010001): Studenti',
      'IC Manzoni (RMIC800001): Personale',
    ]);
  });

  it('of version 1.1 has roles and schools in users.csv', async () => {
    const users =
      'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,givenName,familyName,email\nu1,,,true,"o1,o2",student,m.rossi,Mario,Rossi,m@example.org';
    const older = { 'manifest.csv': manifest('bulk', '1.1'), 'users.csv': users, 'orgs.csv': ORGS };
    expect((await open(archive(older))).sheets).toEqual([{ name: 'Studenti', isHidden: false }]);
    expect(await said(archive(older))).toContain('File nel formato OneRoster 1.1.');
  });

  it.each([
    ['without users', { 'manifest.csv': manifest('absent') }, 'noRosterUsers'],
    ['of another version', { ...full, 'manifest.csv': manifest('bulk', '2.0') }, 'rosterVersion'],
    ['without the names of people', { 'users.csv': 'sourcedId,username\nu1,m' }, 'noRosterColumns'],
  ])('%s is refused with its reason', async (_, files, code) => {
    const error = await open(archive(files as Record<string, string>)).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(TableProblem);
    expect(error.code).toBe(code);
  });
});

describe('users.csv by itself', () => {
  it('is read in the same way', async () => {
    expect((await rowsOf(utf8(USERS))).map(([username]) => username)).toEqual([
      'Nome utente',
      'm.rossi',
      'a.verdi',
      's.viola',
    ]);
    expect(await said(utf8(USERS))).toContain('Contiene le sole variazioni (delta).');
  });
});

describe('a written archive', () => {
  const people = [
    {
      uid: 'm.rossi.SG10001',
      username: 'm.rossi',
      sn: 'Rossi, detto Ross',
      cn: 'Mario',
      email: 'm@example.org',
      codicefiscale: 'RSSMRA80A01H501U',
      dataNascita: '1980-01-01',
      status: true,
      groups: [{ group: 'Docente' }],
    },
    {
      uid: 'l.neri.SG10001',
      username: 'l.neri',
      sn: 'Neri',
      cn: 'Luca',
      email: 'l@example.org',
      status: false,
    },
  ];

  it('is read back as it was written', async () => {
    const bytes = writeOneRoster({ customerCode: 'SG10001', codMin: 'RMPC010001', name: 'Liceo' }, people);
    expect(await rowsOf(bytes)).toEqual([
      ['Nome utente', 'Cognome', 'Nome', 'Codice fiscale', 'E-mail', 'Data di nascita'],
      ['m.rossi', 'Rossi, detto Ross', 'Mario', 'RSSMRA80A01H501U', 'm@example.org', '1980-01-01'],
    ]);
    expect(await said(bytes)).toEqual([
      'File nel formato OneRoster 1.2.',
      'È completo (bulk): chi non vi compare resta com’è.',
      'Persone segnate come non abilitate, lasciate fuori: 1.',
    ]);
  });
});
