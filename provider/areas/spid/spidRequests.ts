import * as spidMessages from '../../../contract/messages/it/spid';
import {
  spidAccessArchive,
  spidAccessLog,
  spidRequestRead,
  spidSwitch,
} from '../../../contract/spid/endpoints';
import { spidLogKey } from '../../../contract/spid/spidRequest';
import { readSignatures } from '../../db/documentSignatures';
import { readPendingOf } from '../../db/pendingSignatures';
import { switchSpid } from '../../db/switchSpid';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { accessArchive, hasAccesses } from './accessArchive';
import { readAgreement } from './readAgreement';
import { readDocument } from './readDocument';
import { setByOperator } from './setByOperator';
import { signRequest } from './signRequest';
import { readRequest } from './spidRequestStore';

/** Returns the school's request; a private school has none. */
const read = implement(spidRequestRead, async ({ tx, caller }) => {
  const row = await readRequest(tx, caller.customerCode);
  if (!row || row.private_school) return null;
  const ids = row.document_id ? [row.document_id] : [];
  const [signature] = await readSignatures(tx, caller.customerCode, ids);
  const pending = await readPendingOf(tx, caller.customerCode, row.document_id);
  return {
    statusRichiesta: row.status,
    ...(row.nome_cognome && { nomeCognomeSoggettoReferente: row.nome_cognome }),
    ...(row.codice_fiscale && { codiceFiscaleSoggettoReferente: row.codice_fiscale }),
    ...(row.titolo && { titoloSoggettoReferente: row.titolo }),
    ...(row.qualifica && { qualificaSoggettoReferente: row.qualifica }),
    ...(row.tel && { telSoggettoReferente: row.tel }),
    modifiedDate: row.modified_date.toISOString(),
    spidEnabled: row.spid_enabled,
    documento: row.document_id !== null || row.status === 'DA_FIRMARE',
    ...(pending && { pending }),
    ...(signature && { dataFirma: signature.signed_at.toISOString(), firmatario: signature.signer }),
  };
});

const turn = implement(spidSwitch, async ({ tx, caller, audit }, { body: { spidEnabled } }) => {
  const { customerCode } = caller;
  const { changed, why } = await switchSpid(tx, customerCode, spidEnabled);
  if (why) throw new Refusal('conflict', { detail: why });
  const [before, after] = [{ spidEnabled: !spidEnabled }, { spidEnabled }];
  if (changed) audit({ entity: 'school', action: 'update', id: customerCode, before, after });
  return { spidEnabled };
});

/** Verbatim from the specification. */
const NO_LOG = spidMessages.noLog;

const log = implement(spidAccessLog, async ({ tx, caller }) => {
  const { customerCode } = caller;
  if (!(await hasAccesses(tx, customerCode))) throw new Refusal('notFound', { detail: NO_LOG });
  return { url: `/api/spid/accessi/${spidLogKey(customerCode)}` };
});

const archive = implement(spidAccessArchive, async (call, { params }) => {
  const { tx, caller, now } = call;
  const key = spidLogKey(caller.customerCode);
  const content = params.chiave === key ? await accessArchive(tx, caller.customerCode, now) : undefined;
  if (!content) throw new Refusal('notFound', { detail: NO_LOG });
  call.audit({ entity: 'spidRequest', action: 'log', id: key });
  return { name: `accessi-spid-${key}.zip`, content: content.toString('base64') };
});

/** Implementations of the calls about the digital identities of a school. */
export const spidRequests = [
  read,
  turn,
  log,
  archive,
  setByOperator,
  readDocument,
  readAgreement,
  ...signRequest,
] as const;
