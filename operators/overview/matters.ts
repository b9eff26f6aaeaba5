import type { OverviewMatter } from '../../contract/staff/platformOverview';

/** Lists of the matters of an overview, each with the filter that shows the same records. */
const lists: Readonly<Record<OverviewMatter, string>> = {
  mailsFailed: '/gestore/posta?state=failed',
  jobsParked: '/gestore/lavori?state=parked',
  jobsFailing: '/gestore/lavori?state=failing',
  ordersWaiting: '/gestore/ordini?state=IN_ATTESA_ARGO',
  ordersUnpaid: '/gestore/ordini?state=DA_FIRMARE',
  practicesWaiting: '/gestore/pratiche?status=SIGNED',
  exportsWaiting: '/gestore/esportazioni?stato=pending',
  spidWaiting: '/gestore/spid?statusRichiesta=PRESA_IN_CARICO',
  mergersSent: '/gestore/accorpamenti?state=sent',
  contractsToSign: '/gestore/contratti?state=toSign',
  licencesExpiring: '/gestore/licenze?expiry=soon',
  licencesOver: '/gestore/licenze?expiry=over',
  schoolsSuspended: '/gestore/scuole?state=suspended',
  schoolsClosed: '/gestore/scuole?state=closed',
};

/** Matters whose list can be filtered by a school. */
const narrowed: readonly OverviewMatter[] = [
  'mailsFailed',
  'ordersWaiting',
  'ordersUnpaid',
  'practicesWaiting',
  'exportsWaiting',
  'mergersSent',
  'contractsToSign',
  'licencesExpiring',
  'licencesOver',
];

/** Returns the address of the list of a matter, in one school if given; undefined if the list has no such filter. */
export function listOfMatter(matter: OverviewMatter, school?: string): string | undefined {
  if (school === undefined) return lists[matter];
  return narrowed.includes(matter) ? `${lists[matter]}&school=${encodeURIComponent(school)}` : undefined;
}
