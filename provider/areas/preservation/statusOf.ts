import {
  type PreservationKind,
  type PreservationStatus,
  preservationKinds,
} from '../../../contract/preservation/preservation';
import type { Tx } from '../../db/database';
import { readPending } from '../../db/pendingSignatures';
import { signatoryOf } from '../../documentSigning/whoSigns';
import { filenameOf } from './fileNames';
import { type Activation, type DocumentRow, readDocuments } from './preservationStore';

/** Returns the status of an activation in the form of the specification's call. */
export async function statusOf(tx: Tx, activation: Activation): Promise<PreservationStatus> {
  const { customer_code: customerCode, completed_at, configured_at, ds_cf, generation } = activation;
  const documents = await readDocuments(tx, customerCode);
  const pending = await readPending(
    tx,
    customerCode,
    documents.flatMap(({ document_id }) => document_id ?? []),
  );
  const head = await signatoryOf(tx, customerCode, 'DS');
  const shownDocuments = preservationKinds.map((kind) =>
    documentFields(
      kind,
      customerCode,
      documents.find((row) => row.kind === kind),
      generation,
    ),
  );
  return {
    customerCode,
    completed: completed_at !== null,
    richiesti: documents.length > 0,
    nonGenerati: documents.filter(({ failed }) => failed).map(({ kind }) => kind),
    dsCambiato: documents.length > 0 && completed_at === null && (head?.taxCode ?? null) !== ds_cf,
    ...Object.assign({}, ...shownDocuments),
    pending: documents.flatMap(({ kind, document_id }) => {
      const found = pending.get(document_id ?? '');
      return found ? [{ tipoDocumento: kind, ...found }] : [];
    }),
    ...(configured_at && { configurato: configured_at.toISOString() }),
  };
}

/** Returns the fields of one document in the status; two documents have irregular field names. */
function documentFields(
  kind: PreservationKind,
  customerCode: string,
  row: DocumentRow | undefined,
  generation: number,
) {
  const long = kind === 'Attivazione' ? 'RichiestaAttivazione' : kind;
  const there = row?.sha256 ? row : undefined;
  const name = filenameOf(kind, customerCode);
  const address = `/api/conservazione/documenti/${kind}`;
  const path = `conservazione/${customerCode}/${generation}/${name}`;
  return {
    [`dataFirma${kind}`]: there?.signed_at?.toISOString() ?? null,
    [`url${long}`]: there ? address + (there.signed_at ? '?versione=firmata' : '') : null,
    [`filename${long}`]: there ? name : null,
    [`path${kind}`]: there ? path + (there.signed_at ? '.p7m' : '') : null,
    [`originalPath${kind}`]: there ? path : null,
    [`originalUrl${kind}`]: there ? address : null,
  };
}
