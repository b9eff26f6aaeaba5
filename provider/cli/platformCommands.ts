import type { OutputOf } from '../../contract/schema/endpoint';
import {
  platformAssistancePut,
  platformDocumentList,
  platformDocumentPut,
  platformDocumentRemove,
  platformOfferedPut,
} from '../../contract/staff/endpoints/administrative';
import { platformApplicationList, platformApplicationPut } from '../../contract/staff/endpoints/applications';
import { platformContractList, platformContractOffer } from '../../contract/staff/endpoints/contracts';
import { platformImportTakeBack } from '../../contract/staff/endpoints/imports';
import {
  platformLicenceEnd,
  platformLicenceEnding,
  platformLicenceGive,
  platformLicenceList,
  platformLicenceRestore,
} from '../../contract/staff/endpoints/licences';
import { customerRecordPut } from '../../contract/staff/endpoints/orders';
import { personDataErase, personDataRead } from '../../contract/staff/endpoints/personData';
import {
  platformAgreedFeePut,
  platformAgreedFeeRemove,
  platformPricePut,
  platformPriceRemove,
  platformPriceYearPut,
} from '../../contract/staff/endpoints/prices';
import { platformProductList, platformProductPut } from '../../contract/staff/endpoints/products';
import {
  platformSchoolClose,
  platformSchoolClosing,
  platformSchoolCreate,
  platformSchoolList,
  platformSchoolRead,
  platformSchoolReopen,
  platformSchoolResume,
  platformSchoolSuspend,
  platformSchoolUpdate,
} from '../../contract/staff/endpoints/schools';
import { platformSpacePut } from '../../contract/staff/endpoints/space';
import {
  platformSupervisorCreate,
  platformSupervisorInvite,
  platformSupervisorList,
} from '../../contract/staff/endpoints/supervisors';
import type { PlatformImport } from '../../contract/staff/platformImport';
import type { PlatformSchool } from '../../contract/staff/platformSchool';
import type { PlatformSpace } from '../../contract/staff/platformSpace';
import type { DeclaredCommand } from './declaredCommand';

const ofSchool = '--school SG10001';
const openOrClosed = ({ customerCode, name, closedAt, reopenUntil, suspendedUntil }: PlatformSchool) => {
  if (closedAt) return `${customerCode} ${name} is closed; until ${reopenUntil} that can be taken back.`;
  if (suspendedUntil) return `${customerCode} ${name} is suspended until ${suspendedUntil}.`;
  return `${customerCode} ${name} is open.`;
};

/** Commands on schools, their people, licences, purchases and signatures. */
export const platformCommands: Readonly<Record<string, DeclaredCommand>> = {
  'school list': {
    endpoint: platformSchoolList,
    about: '--q "verdi" --state closed --page 2: schools, a page at a time',
  },
  'school show': { endpoint: platformSchoolRead, about: ofSchool },
  'school create': {
    endpoint: platformSchoolCreate,
    about:
      '--customerCode SG10001 --codMin RMIC800001 --name "…" --city Roma (or --json FILE): makes a school',
    tell: openOrClosed,
  },
  'school update': {
    endpoint: platformSchoolUpdate,
    about: `${ofSchool} --if-match '"1"' --json FILE: writes its record anew`,
    tell: openOrClosed,
  },
  'school closing': {
    endpoint: platformSchoolClosing,
    about: `${ofSchool}: what closing it will come to; changes nothing`,
  },
  'school close': {
    endpoint: platformSchoolClose,
    about: `${ofSchool}: nobody of it may do anything any more; nothing is removed`,
    tell: openOrClosed,
  },
  'school reopen': {
    endpoint: platformSchoolReopen,
    about: `${ofSchool}: takes closing back, for thirty days`,
    tell: openOrClosed,
  },
  'school suspend': {
    endpoint: platformSchoolSuspend,
    about: `${ofSchool} --until 2026-12-31 --reason "…": nobody of it may sign in or do anything until then`,
    tell: openOrClosed,
  },
  'school resume': {
    endpoint: platformSchoolResume,
    about: `${ofSchool}: ends its suspension`,
    tell: openOrClosed,
  },
  'school customer': {
    endpoint: customerRecordPut,
    about:
      '--customerCode SG10001 --band 2 (or --vatNumber of a private one) --processorLetter S: as a customer of orders',
  },
  'schools take-back': {
    endpoint: platformImportTakeBack,
    about: '--id IMPORT: removes the schools of a file that nobody used yet, for thirty days',
    tell: ({ takenBack, kept }: PlatformImport) =>
      `${takenBack} schools were removed, ${kept} were used and stay.`,
  },
  'supervisor create': {
    endpoint: platformSupervisorCreate,
    about: `${ofSchool} --sn Rossi --cn Anna --email anna@example.org --username vice: makes a supervisor, who is written to; without --username it is supervisor.SG10001`,
    tell: ({ uid, email }: { uid: string; email: string }) => `${uid} is written to at ${email}.`,
  },
  'supervisor list': { endpoint: platformSupervisorList, about: ofSchool },
  'supervisor invite': {
    endpoint: platformSupervisorInvite,
    about: `${ofSchool} --uid supervisor.SG10001: writes again`,
  },
  'person data': {
    endpoint: personDataRead,
    about: `${ofSchool} --uid rossi.SG10001: the accounts of a person, how much is stored, and what an erasure leaves`,
  },
  'person erase': {
    endpoint: personDataErase,
    about: `${ofSchool} --uid rossi.SG10001 --uids "rossi.SG10001 rossi.SG10002" --reason "request 123": erases accounts of a person for good`,
    tell: ({ accounts, left }: OutputOf<typeof personDataErase>) =>
      [
        `Erased: ${accounts} accounts. What stays:`,
        ...left.map(({ title, entries, why }) => `  ${title} (${entries}). ${why ?? ''}`),
      ].join('\n'),
  },
  'application list': { endpoint: platformApplicationList, about: 'applications with their roles and rules' },
  'application put': {
    endpoint: platformApplicationPut,
    about: '--ac WWA --json FILE: writes an application with roles and rules, new or anew',
  },
  'licence list': { endpoint: platformLicenceList, about: ofSchool },
  'licence give': {
    endpoint: platformLicenceGive,
    about: `${ofSchool} --json '{"licences": [{"ac": "WWA", "expirationDate": "2027-08-31"}]}'`,
  },
  'licence ending': {
    endpoint: platformLicenceEnding,
    about: `${ofSchool} --ac WWA: what ending it will come to; changes nothing`,
  },
  'licence end': { endpoint: platformLicenceEnd, about: `${ofSchool} --ac WWA: ends a licence` },
  'licence restore': {
    endpoint: platformLicenceRestore,
    about: `${ofSchool} --ac WWA: takes that back, for thirty days`,
  },
  'product list': { endpoint: platformProductList, about: ofSchool },
  'product put': {
    endpoint: platformProductPut,
    about: `${ofSchool} --json FILE: what the school has bought`,
  },
  'product offer': {
    endpoint: platformOfferedPut,
    about: '--json FILE: the products that schools can have; those that are not named can no longer be had',
  },
  'prices year': {
    endpoint: platformPriceYearPut,
    about:
      '--year 2027 --json FILE: bands and bank account of a year; a new one begins with the products in force',
  },
  'prices put': {
    endpoint: platformPricePut,
    about: '--year 2027 --product SIG --json FILE: a product of the price list, fees in cents before VAT',
  },
  'prices remove': {
    endpoint: platformPriceRemove,
    about: '--year 2027 --product SIG: it can no longer be ordered for that year',
  },
  'agreed-fees put': {
    endpoint: platformAgreedFeePut,
    about: `${ofSchool} --year 2027 --product SIG --fee 28000: in cents before VAT, in place of the list`,
  },
  'agreed-fees remove': {
    endpoint: platformAgreedFeeRemove,
    about: `${ofSchool} --year 2027 --product SIG: the list applies again`,
  },
  'space put': {
    endpoint: platformSpacePut,
    about: `${ofSchool} --mostMegabytes 200000: what its files may have together; without it, what the configuration says`,
    tell: ({ school, megabytes, mostMegabytes }: PlatformSpace) =>
      `The files of ${school} take ${megabytes} MB of ${mostMegabytes}.`,
  },
  'assistance put': {
    endpoint: platformAssistancePut,
    about: `${ofSchool} --json FILE: contacts, packages and interventions of support, new or anew`,
  },
  'licence-document list': { endpoint: platformDocumentList, about: ofSchool },
  'licence-document put': {
    endpoint: platformDocumentPut,
    about: `${ofSchool} --json FILE: a file about a licence: filename, kind, idProdotto, content (a PDF, base64)`,
  },
  'licence-document remove': {
    endpoint: platformDocumentRemove,
    about: `${ofSchool} --filename codici-WWA.pdf: takes it away`,
  },
  'contract list': { endpoint: platformContractList, about: ofSchool },
  'contract offer': {
    endpoint: platformContractOffer,
    about: `${ofSchool} --type S --year 2026: a contract that its head signs (--toSign false: to be read)`,
    tell: ({ name, fileName }: { name: string; fileName: string }) => `Offered "${name}" as ${fileName}.`,
  },
};
