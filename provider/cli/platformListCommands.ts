import { platformContractFind } from '../../contract/staff/endpoints/contracts';
import { platformLicenceFind } from '../../contract/staff/endpoints/licences';
import { platformMergerList } from '../../contract/staff/endpoints/mergers';
import { platformOrderList } from '../../contract/staff/endpoints/orders';
import {
  platformAgreedFeeList,
  platformPriceList,
  platformPriceYearList,
} from '../../contract/staff/endpoints/prices';
import { platformProductFind } from '../../contract/staff/endpoints/products';
import { platformRegistryList, platformSpidArchiveList } from '../../contract/staff/endpoints/received';
import { platformAuditList, platformSignInList } from '../../contract/staff/endpoints/record';
import {
  platformContentList,
  platformExportList,
  platformNewsList,
  platformPracticeList,
  platformSpidList,
} from '../../contract/staff/endpoints/requests';
import { platformSpaceList } from '../../contract/staff/endpoints/space';
import { platformSupervisorFind } from '../../contract/staff/endpoints/supervisors';
import {
  platformJobList,
  platformJobRetry,
  platformMailList,
  platformMailRetry,
} from '../../contract/staff/endpoints/work';
import type { PlatformJob, PlatformMail } from '../../contract/staff/platformWork';
import type { DeclaredCommand } from './declaredCommand';

const paged = '--q "words" --page 2 --perPage 100';

/** Commands that list data of all schools, page by page; what was done, and what is still to do. */
export const platformListCommands: Readonly<Record<string, DeclaredCommand>> = {
  'supervisors list': {
    endpoint: platformSupervisorFind,
    about: `--access never ${paged}: of all schools`,
  },
  'licences list': {
    endpoint: platformLicenceFind,
    about: `--ac WWA --state ended ${paged}: of all schools`,
  },
  'products list': {
    endpoint: platformProductFind,
    about: `--statoContratto Sospesa ${paged}: of all schools`,
  },
  'contracts list': { endpoint: platformContractFind, about: `--state toSign ${paged}: of all schools` },
  'practices list': { endpoint: platformPracticeList, about: `--status SIGNED ${paged}: transfers of data` },
  'exports list': { endpoint: platformExportList, about: `--stato pending ${paged}: requests for data` },
  'mergers list': {
    endpoint: platformMergerList,
    about: `--state sent ${paged}: schools merged into others`,
  },
  'orders list': {
    endpoint: platformOrderList,
    about: `--school SG10001 --state IN_ATTESA_ARGO ${paged}: what schools have ordered`,
  },
  'prices list': {
    endpoint: platformPriceList,
    about: `--year 2027 ${paged}: products of the price lists, fees in cents before VAT`,
  },
  'prices years': { endpoint: platformPriceYearList, about: 'the years with a price list' },
  'agreed-fees list': {
    endpoint: platformAgreedFeeList,
    about: `--school SG10001 --year 2027 ${paged}: fees in place of those of the list`,
  },
  'spid list': { endpoint: platformSpidList, about: `--statusRichiesta PRESA_IN_CARICO ${paged}` },
  'registry list': {
    endpoint: platformRegistryList,
    about: `--school SG10001 ${paged}: what was told of whom`,
  },
  'spid-archives list': { endpoint: platformSpidArchiveList, about: `--school SG10001 ${paged}` },
  'news list': { endpoint: platformNewsList, about: `${paged}: what is published` },
  'content list': {
    endpoint: platformContentList,
    about: `--category notizie ${paged}: what is in the news centre`,
  },
  'space list': {
    endpoint: platformSpaceList,
    about: `--sort -percent ${paged}: what the files of schools take, the largest first`,
  },
  'jobs list': { endpoint: platformJobList, about: `--state parked ${paged}: work, and why it failed` },
  'jobs retry': {
    endpoint: platformJobRetry,
    about: '--id JOB: tries work that failed again, at once',
    tell: ({ name }: PlatformJob) => `${name} is tried again.`,
  },
  'mails list': { endpoint: platformMailList, about: `--state failed ${paged}: the outbox` },
  'mails retry': {
    endpoint: platformMailRetry,
    about: '--id MAIL: sends a mail that was given up again, for thirty days',
    tell: ({ recipient }: PlatformMail) => `The mail to ${recipient} is sent again.`,
  },
  'sign-ins list': { endpoint: platformSignInList, about: `--school SG10001 --from 2026-09-01 ${paged}` },
  'audit list': {
    endpoint: platformAuditList,
    about: `--outcome refused --from 2026-09-01 ${paged}: what the provider's own staff did`,
  },
};
