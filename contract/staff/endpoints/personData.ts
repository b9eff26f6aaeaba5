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
    'Accounts of a person in all schools, and how much is stored about them, by source: what an erasure deletes, what stays and why, and what has to be settled before',
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
    'Everything stored about a person (articles 15 and 20 of the GDPR), as a ZIP with a page to read and JSON; without passwords, secrets and the values of others',
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
    'Erases accounts of a person with what is stored about them, also of people who signed in (article 17 of the GDPR); signatures, orders and the log stay. Cannot be undone',
  access: ['personData', 'erase'],
  effect: 'command',
  params: ofPerson,
  body: { kind: 'record', required: true, of: personErasureFields },
  response: { kind: 'record', required: true, of: personErasedFields },
  errors: ['conflict'],
});

/** Endpoints with which an administrator exports or erases the data of a person. */
export const personDataEndpoints = [personDataRead, personDataExport, personDataErase] as const;
