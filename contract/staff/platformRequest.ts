import { CUSTOMER_CODE } from '../constants';
import { contentFields } from '../contents/content';
import { exportRequestFields } from '../exportRequests/exportRequest';
import { fields, pick } from '../schema/fields';
import { spidRequestFields } from '../spid/spidRequest';
import { practiceFields } from '../transfer/practice';
import { schoolName } from './schoolName';

const school = { kind: 'text', required: true, pattern: CUSTOMER_CODE } as const;

/** Transfer of data from another supplier, with the school that requested it. */
export const platformPracticeFields = fields({
  school,
  schoolName,
  ...pick(
    practiceFields,
    'codMinAltri',
    'area',
    'status',
    'statusOperatore',
    'createdDate',
    'updatedDate',
    'anno',
    'progress',
  ),
});

/** Request for the data of a school; never includes the password of its file. */
export const platformExportFields = fields({
  school,
  schoolName,
  ...pick(
    exportRequestFields,
    'prgRichiesta',
    'stato',
    'applicazioni',
    'cognomeNomeSupervisor',
    'desEmail',
    'dataRich',
    'dataEvasione',
    'scadenza',
    'nomeFile',
  ),
});

/** State of a school's request to the agency. */
export const platformSpidFields = fields({
  school,
  schoolName,
  ...pick(spidRequestFields, 'statusRichiesta', 'modifiedDate', 'spidEnabled'),
});

/** Item of the news centre. */
export const platformContentFields = pick(
  contentFields,
  'code',
  'category',
  'date',
  'title',
  'text',
  'applicationCode',
  'version',
);
