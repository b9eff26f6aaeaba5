import { type LicenceDocument, lastSegment } from '../../../contract/licences/licenceDocument';
import {
  assistanceContract,
  assistanceContracts,
  licenceCodes,
  licenceDocument,
  licenceDocumentNamed,
  licenceFileNames,
} from '../../../contract/licences/licenceDocumentsEndpoints';
import * as licencesMessages from '../../../contract/messages/it/licences';
import { pdfAnswer } from '../../documents/documentAnswer';
import { type Call, implement } from '../../http/call';
import { licenceDocumentsOf } from '../../platform/licenceDocuments';
import { Refusal } from '../../refusal';
import { productNamed } from './productNamed';

const missing = {
  licence: licencesMessages.licence,
  codes: licencesMessages.codes,
  updateCodes: licencesMessages.updateCodes,
  contract: licencesMessages.contract,
} as const;

const files = implement(licenceFileNames, ({ tx, caller }) => licenceDocumentsOf(tx, caller.customerCode));

const contracts = implement(assistanceContracts, ({ tx, caller }, { params: { id } }) =>
  licenceDocumentsOf(tx, caller.customerCode, { kind: 'contract', idProdotto: id }),
);

const licence = implement(licenceDocument, async (call, { query }) => {
  const product = await productNamed(call, query.idProdotto);
  const other =
    (query.numInstallazione && query.numInstallazione !== product.numeroInstallazione) ||
    (query.tipoMovimentoVendita && query.tipoMovimentoVendita !== product.tipoMovimentoVendita) ||
    (query.statoContratto && query.statoContratto !== product.statoContratto);
  if (other) throw new Refusal('notFound', { detail: missing.licence });
  return newest(call, 'licence', query.idProdotto);
});

const codes = implement(licenceCodes, async (call, { params, query }) => {
  await productNamed(call, params.product);
  return newest(call, query.isAggiornamento === 'true' ? 'updateCodes' : 'codes', params.product);
});

const named = implement(licenceDocumentNamed, async (call, { params: { filename } }) => {
  const [found] = await licenceDocumentsOf(call.tx, call.caller.customerCode, { filename });
  if (!found) throw new Refusal('notFound', { detail: missing.licence });
  return answerOf(call, found);
});

const contract = implement(assistanceContract, async (call, { query: { filename } }) => {
  const of = { filename, kind: 'contract' } as const;
  const [found] = await licenceDocumentsOf(call.tx, call.caller.customerCode, of);
  if (!found) throw new Refusal('notFound', { detail: missing.contract });
  return answerOf(call, found);
});

async function newest(call: Call, kind: keyof typeof missing, idProdotto: string) {
  const [found] = await licenceDocumentsOf(call.tx, call.caller.customerCode, { kind, idProdotto });
  if (!found) throw new Refusal('notFound', { detail: missing[kind] });
  return answerOf(call, found);
}

async function answerOf({ tx, caller }: Call, { filename }: LicenceDocument) {
  const { content } = await tx
    .selectFrom('licence_document')
    .select('content')
    .where('customer_code', '=', caller.customerCode)
    .where('filename', '=', filename)
    .executeTakeFirstOrThrow();
  return pdfAnswer(lastSegment(filename), content);
}

/** Implementations of the calls about files of licences. */
export const licenceDocuments = [files, contracts, licence, codes, named, contract] as const;
