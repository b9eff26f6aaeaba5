import * as preservationMessages from '../../../contract/messages/it/preservation';
import * as resizingMessages from '../../../contract/messages/it/resizing';
import { sameAnswers } from '../../../contract/procedures/procedure';
import {
  resizingCeased,
  resizingDelete,
  resizingDetails,
  resizingHeads,
  resizingPdf,
  resizingSchools,
  resizingSend,
  resizingSigned,
  resizingStatus,
} from '../../../contract/resizing/endpoints';
import {
  type Choices,
  isSingle,
  type ResizingApplication,
  resizingApplications,
  type SchoolOption,
} from '../../../contract/resizing/resizing';
import { stampInRome } from '../../../contract/values/dates';
import { readSignedFile } from '../../db/documentSignatures';
import { licencesOf } from '../../db/licencesOf';
import { readPendingOf } from '../../db/pendingSignatures';
import { possibleHeads } from '../../db/possibleHeads';
import { readFrozen } from '../../documentSigning/frozenDocuments';
import { p7mAnswer, pdfAnswer } from '../../documents/documentAnswer';
import { type Call, implement } from '../../http/call';
import { advance, currentRun } from '../../procedures/advance';
import { runAnswer, withAnswer } from '../../procedures/procedureRoutes';
import { Refusal } from '../../refusal';
import { merged, theResizing, toPlace } from './merged';
import { type OtherSchool, readChoices, readResizing, receivingOptions } from './resizingStore';

const status = implement(resizingStatus, async (call) => {
  const { tx, caller } = call;
  const { customerCode } = caller;
  const row = await readResizing(tx, customerCode);
  if (!row) return null;
  const pending = row.sent_at ? undefined : await readPendingOf(tx, customerCode, row.document_id);
  const choices = row.sent_at ? await readChoices(tx, 'customer_code', customerCode) : [];
  const state = row.sent_at ? ('COMPLETED' as const) : ('CREATED' as const);
  return {
    ...(row.document_id && { status: state, updatedDate: stampInRome(row.updated_at) }),
    required: (await toPlace(call, row)).length > 0,
    ...(pending && { pending }),
    answers: choices.map(({ application, receiving_code, status: said, reason }) => ({
      appCode: application,
      customerCode: receiving_code,
      status: said ?? ('PENDING' as const),
      ...(reason && { description: reason }),
      saved: said !== null,
    })),
  };
});

const ceased = implement(resizingCeased, async (call) => {
  const { cessata, anno, destinations } = await theResizing(call);
  return { cessata, anno, codMin: destinations };
});

const optionOf = (school: OtherSchool, licences: readonly string[]): SchoolOption => ({
  codMin: school.cod_min,
  customerCode: school.customer_code,
  name: school.name,
  description: school.city,
  applicationData: resizingApplications.filter((code) => licences.includes(code.toUpperCase())),
});

const schools = implement(resizingSchools, async ({ tx }, { query }) => {
  const asked = query.codMin.split(',').map((code) => code.trim());
  const found = await receivingOptions(tx);
  return found.filter(({ cod_min }) => asked.includes(cod_min)).map((one) => optionOf(one, one.licences));
});

const details = implement(resizingDetails, async ({ tx, caller }, { params }) => {
  const customerCode = params.scuola;
  if (customerCode === caller.customerCode) {
    const own = await tx
      .selectFrom('school')
      .select(['customer_code', 'cod_min', 'name', 'city'])
      .where('customer_code', '=', customerCode)
      .executeTakeFirstOrThrow();
    return optionOf(own, await licencesOf(tx, customerCode));
  }
  const other = (await receivingOptions(tx)).find(({ customer_code }) => customer_code === customerCode);
  if (!other) throw new Refusal('notFound');
  return optionOf(other, other.licences);
});

const heads = implement(resizingHeads, async (call) => {
  await theResizing(call);
  return possibleHeads(call.tx, call.caller.customerCode);
});

const pick = ({ nomeDs, cognomeDs, codiceFiscaleDs }: Choices) => ({ nomeDs, cognomeDs, codiceFiscaleDs });

/** Returns the chosen schools of each application by code; the other data in the request are not needed. */
function placementOf(choices: Choices): Readonly<Record<string, unknown>> {
  const codes = (code: ResizingApplication) => {
    const chosen = choices[code];
    const many = [chosen ?? []].flat() as readonly SchoolOption[];
    return isSingle(code) ? many[0]?.customerCode : many.map(({ customerCode }) => customerCode);
  };
  return Object.fromEntries(
    resizingApplications.flatMap((code) => (choices[code] ? [[code, codes(code)]] : [])),
  );
}

const OTHER_FACTS = resizingMessages.otherFacts;

const OTHER_HEAD = resizingMessages.otherHead;

const send = implement(resizingSend, async (call, { body }) => {
  await merged.open(call);
  const { ds } = (await currentRun(call, merged, true)).answers;
  if (ds && !sameAnswers(ds, pick(body))) throw new Refusal('conflict', { detail: OTHER_HEAD });
  const { cessata, anno } = await theResizing(call, true);
  if (body.cessata !== cessata || body.anno !== anno) throw new Refusal('conflict', { detail: OTHER_FACTS });
  const sent = { event: 'send', answers: placementOf(body), expected: call.expectedVersion };
  try {
    return await runAnswer(call, merged, await advance(call, merged, sent));
  } catch (error) {
    throw await withAnswer(error, call, merged);
  }
});

const SIGNED = resizingMessages.signed;

const remove = implement(resizingDelete, async (call) => {
  await currentRun(call, merged, true);
  const row = await theResizing(call, true);
  if (row.sent_at) throw new Refusal('conflict', { detail: SIGNED });
  await advance(call, merged, { event: 'cancel' });
  return undefined;
});

const NO_DOCUMENT = preservationMessages.notThere;

const theDocument = async (call: Call) => {
  const { document_id } = await theResizing(call);
  const found = document_id && (await readFrozen(call.tx, call.caller.customerCode, document_id));
  if (!found) throw new Refusal('notFound', { detail: NO_DOCUMENT });
  return found;
};

const pdf = implement(resizingPdf, async (call) => {
  const { fileName, content, pages } = await theDocument(call);
  return pdfAnswer(fileName, content, pages);
});

const signed = implement(resizingSigned, async (call) => {
  const { id, fileName } = await theDocument(call);
  const found = await readSignedFile(call.tx, call.caller.customerCode, id, 'signature');
  if (!found) throw new Refusal('notFound', { detail: NO_DOCUMENT });
  return p7mAnswer(`${fileName}.p7m`, found.file);
});

/** Implementations of the calls of the merged school. */
export const mergedRoutes = [status, ceased, schools, details, heads, send, remove, pdf, signed] as const;
