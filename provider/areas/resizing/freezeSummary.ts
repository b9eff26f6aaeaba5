import { showServiceYear } from '../../../contract/orders/serviceYear';
import { type Head, resizingNames } from '../../../contract/resizing/resizing';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { type FrozenDocument, freezeDocument } from '../../documentSigning/frozenDocuments';
import { makeResizingSummary } from '../../documents/resizing';
import { RESIZING_DOCUMENT } from '../../i18n/resizing.it';
import type { Doing } from '../../procedures/handlers';
import { type ResizingRow, readChoices, receivingOptions } from './resizingStore';

/** Creates the summary of the choices as a document and freezes it, so that people sign what they read. */
export async function freezeSummary(
  { tx, caller, now }: Doing,
  { anno, cessata }: ResizingRow,
  head: Head,
): Promise<FrozenDocument> {
  const { customerCode } = caller;
  const { cod_min, name, city } = await tx
    .selectFrom('school')
    .select(['cod_min', 'name', 'city'])
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const options = new Map((await receivingOptions(tx)).map((one) => [one.customer_code, one]));
  const choices = await readChoices(tx, 'customer_code', customerCode);
  const { content, pages } = await makeResizingSummary(
    {
      school: { customerCode, codMin: cod_min, name, city },
      head: { name: `${head.nomeDs} ${head.cognomeDs}`, taxCode: head.codiceFiscaleDs },
      year: showServiceYear(anno),
      ceased: cessata,
      choices: choices.map(({ application, receiving_code }) => {
        const other = options.get(receiving_code);
        return [
          resizingNames[application],
          `${other?.name ?? ''} (${other?.cod_min ?? receiving_code})`,
        ] as const;
      }),
      day: showDay(dayInRome(now)),
    },
    now,
  );
  return freezeDocument(tx, {
    customerCode,
    name: RESIZING_DOCUMENT,
    fileName: `dimensionamento-${anno}-${customerCode}.pdf`,
    pages,
    content,
    now,
  });
}
