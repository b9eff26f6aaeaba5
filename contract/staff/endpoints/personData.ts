import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { fileAnswer } from '../../schema/fileAnswer';
import { personDataFields, personErasedFields, personErasureFields, personExportFields } from '../personData';
import { ofSchool } from './schools';

const path = '/api/operator/schools/{school}/people/{uid}/data';
const ofPerson = fields({ ...ofSchool, uid: { kind: 'text', required: true, max: 120 } });

export const personDataRead = endpoint({
  id: 'personDataRead',
  method: 'GET',
  path,
  calls: [],
  about:
    'Lists the accounts of a person in all schools, and by source the amount of data stored about the person, what an erasure would delete, what it would keep and why, and what prevents it',
  access: ['personData', 'read'],
  effect: 'read',
  params: ofPerson,
  response: { kind: 'record', required: true, of: personDataFields },
});

export const personDataExport = endpoint({
  id: 'personDataExport',
  method: 'POST',
  path: `${path}/export`,
  calls: [],
  about:
    'Exports everything stored about a person (articles 15 and 20 of the GDPR) as a ZIP with a readable page and JSON; without passwords, secrets and data of other people',
  access: ['personData', 'export'],
  effect: 'read',
  params: ofPerson,
  // In the body, because proxies log queries.
  body: { kind: 'record', required: true, of: personExportFields },
  response: fileAnswer,
});

export const personDataErase = endpoint({
  id: 'personDataErase',
  method: 'POST',
  path: `${path}/erase`,
  calls: [],
  about:
    'Erases accounts of a person, including used ones, and the data stored about them (article 17 of the GDPR); signatures, orders and the audit log are kept. Cannot be undone',
  access: ['personData', 'erase'],
  effect: 'command',
  params: ofPerson,
  body: { kind: 'record', required: true, of: personErasureFields },
  response: { kind: 'record', required: true, of: personErasedFields },
  errors: ['conflict'],
});

/** Endpoints with which an administrator exports or erases the data of a person. */
export const personDataEndpoints = [personDataRead, personDataExport, personDataErase] as const;
