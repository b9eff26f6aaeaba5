import { createHash } from 'node:crypto';
import { backupMake } from '../../contract/backups/endpoints';
import { masterKeyRotate, tokenKeyRotate } from '../../contract/keys/endpoints';
import { resizingSet } from '../../contract/resizing/endpoints';
import type { Endpoint, InputOf } from '../../contract/schema/endpoint';
import {
  operatorClientCreate,
  operatorClientDisable,
  operatorClientRotate,
} from '../../contract/staff/endpoints/clients';
import { platformImportTakeBack } from '../../contract/staff/endpoints/imports';
import {
  operatorCreate,
  operatorDisable,
  operatorEnable,
  operatorInvite,
  operatorRoleSet,
} from '../../contract/staff/endpoints/people';
import { personDataErase } from '../../contract/staff/endpoints/personData';
import {
  platformProvisioningTargetCreate,
  platformProvisioningTargetStart,
} from '../../contract/staff/endpoints/provisioning';
import { platformSchoolClose, platformSchoolSuspend } from '../../contract/staff/endpoints/schools';
import { platformWebhookCreate, platformWebhookRotate } from '../../contract/staff/endpoints/webhooks';
import type { StaffRole } from '../../contract/staff/operatorPermissions';
import { trustedListImport } from '../../contract/trustedList/endpoints';
import { showDay } from '../../contract/values/dates';
import type { UploadedFile } from './uploads';

type Sentence = (input: never, file: UploadedFile | undefined) => string;

const saying = <E extends Endpoint>(
  { id }: E,
  say: (input: InputOf<E>, file: UploadedFile | undefined) => string,
): readonly [string, Sentence] => [id, say as Sentence];

/** Quotes text from the proposer; without quotes or directional marks inside, it cannot pass for our own words. */
const quoted = (text: string) => `“${text.replace(/[“”\p{Cf}]/gu, '')}”`;

const roles: Readonly<Record<StaffRole, string>> = {
  readOnly: 'sola lettura',
  support: 'assistenza',
  commercial: 'commerciale',
  administrator: 'amministratore',
};

const mergers = {
  annuncia: 'Annunciare l’accorpamento',
  ritira: 'Ritirare l’accorpamento',
  concludi: 'Concludere l’accorpamento',
  riprendi: 'Riprendere l’accorpamento',
} as const;

/** Description of each call that needs a second administrator, for the person who confirms it. */
const sentences = new Map<string, Sentence>([
  saying(
    tokenKeyRotate,
    ({ body }) =>
      `Creare una nuova chiave dei token: quelli firmati con la chiave attuale ${
        body.before === 'accept' ? 'valgono fino alla loro scadenza' : 'non valgono più, da subito'
      }.`,
  ),
  saying(masterKeyRotate, () => 'Creare una nuova chiave dei segreti e cifrarli di nuovo.'),
  saying(backupMake, () => 'Creare un backup sul server.'),
  saying(trustedListImport, (_, file = new Uint8Array()) => {
    const digest = createHash('sha256').update(file).digest('hex');
    return `Importare l’elenco di fiducia dal file di ${file.byteLength} byte, SHA-256 ${digest}.`;
  }),
  saying(resizingSet, ({ body: { azione, customerCode, codMin, cessata } }) => {
    const into = codMin?.length ? ` a ${codMin.join(', ')}` : '';
    return `${mergers[azione]} della scuola ${customerCode}${into}${cessata ? ', che è cessata' : ''}.`;
  }),
  saying(operatorCreate, ({ body: { username, name, role } }) => {
    const held = role ? `il ruolo ${roles[role]}` : 'il ruolo che spetta a chi è nuovo';
    return `Aggiungere ${quoted(name)} (${username}) al personale del gestore, con ${held}.`;
  }),
  saying(
    operatorInvite,
    ({ body }) =>
      `Dare a ${body.username} un nuovo primo accesso: password e codici di prima non valgono più.`,
  ),
  saying(operatorDisable, ({ body }) => `Disattivare l’accesso di ${body.username}.`),
  saying(operatorEnable, ({ body }) => `Riattivare l’accesso di ${body.username}.`),
  saying(operatorRoleSet, ({ body }) => `Dare a ${body.username} il ruolo ${roles[body.role]}.`),
  saying(operatorClientCreate, ({ body: { name, scopes, schools } }) => {
    const only = schools?.length ? `, solo per ${schools.join(', ')}` : '';
    return `Aggiungere il programma ${quoted(name)} con gli ambiti ${scopes.join(', ')}${only}.`;
  }),
  saying(operatorClientDisable, ({ body }) => `Disattivare il programma ${body.clientId}.`),
  saying(
    operatorClientRotate,
    ({ body }) => `Dare al programma ${body.clientId} un nuovo segreto: quello di prima non vale più.`,
  ),
  saying(
    platformWebhookCreate,
    ({ body: { name, url } }) =>
      `Inviare gli eventi di tutte le scuole al webhook ${quoted(name)}, all’indirizzo ${quoted(url)}.`,
  ),
  saying(
    platformWebhookRotate,
    ({ params }) =>
      `Dare al webhook ${params.id} un nuovo segreto: quello di prima vale ancora per un giorno.`,
  ),
  saying(
    platformProvisioningTargetCreate,
    ({ body: { name, url, ac, attributes, roles } }) =>
      `Inviare gli utenti dell’applicazione ${ac} di tutte le scuole al sistema ${quoted(name)}, all’indirizzo ${quoted(url)}, con i dati: ${['userName', 'active', ...attributes, ...(roles === 'none' ? [] : [roles])].join(', ')}.`,
  ),
  saying(
    platformProvisioningTargetStart,
    ({ params }) =>
      `Confermare la prima sincronizzazione del sistema ${params.id}, come mostra la sua anteprima.`,
  ),
  saying(platformSchoolClose, ({ params }) => `Chiudere la scuola ${params.school}.`),
  saying(
    platformSchoolSuspend,
    ({ params, body }) => `Sospendere la scuola ${params.school} fino al ${showDay(body.until)} compreso.`,
  ),
  // The sentence stays in the log, which does not name an erased person; the list of proposals adds the accounts.
  saying(personDataErase, ({ params, body: { uids, reason } }) => {
    const accounts = uids.length === 1 ? 'un’utenza' : `${uids.length} utenze`;
    return `Cancellare per sempre i dati di una persona della scuola ${params.school} (${accounts}), per il motivo ${quoted(reason)}.`;
  }),
  saying(
    platformImportTakeBack,
    ({ params }) => `Annullare l’importazione di scuole ${params.id}: le scuole mai usate vengono rimosse.`,
  ),
]);

/**
 * Describes a call in Italian.
 * @throws Error if there is no sentence for the call; a test ensures that all have one
 */
export function proposalSentence({ id }: Endpoint, input: unknown, file: UploadedFile | undefined): string {
  const say = sentences.get(id);
  if (!say) throw new Error(`proposalSentence has no sentence for ${id}`);
  return say(input as never, file);
}
