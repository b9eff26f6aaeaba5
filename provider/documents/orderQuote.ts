import type { Renewable } from '../../contract/orders/order';
import type { Variant } from '../../contract/orders/orderWizard';
import type { Price } from '../../contract/orders/price';
import { dayInRome, showDay } from '../../contract/values/dates';
import { showEuro } from '../../contract/values/showMoney';
import { orderWords as words } from '../i18n/orders.it';
import { TaggedDocument } from './taggedDocument';

/** The ordered items and their price. */
export interface Ordered {
  readonly variant: Variant;
  readonly lines: readonly Renewable[];
  readonly price: Price;
}

/** Writes the ordered items and their price. */
export function writeOrdered(document: TaggedDocument, { variant, lines, price }: Ordered): void {
  const free = lines.some(({ prezzoCanone }) => prezzoCanone === 0);
  document.table(
    words.head,
    lines.map((line) => [
      `${line.descrizione}${line.prezzoCanone === 0 ? words.accessory : ''}`,
      ...words.period(line),
      showEuro(line.importoCanoneProposto),
    ]),
    [0.46, 0.18, 0.18, 0.18],
  );
  if (free) document.paragraph(words.accessoryNote);
  document.table(words.factsHead, words.totals(lines, price), [0.6, 0.4]);
  document.paragraph(words.contacts(variant.services, price.contacts));
}

interface QuoteFacts extends Ordered {
  readonly school: string;
  /** The bank account for private customers. */
  readonly account: string | undefined;
  readonly at: Date;
}

/** Makes a quote as a PDF. */
export async function makeQuote({ school, account, at, ...ordered }: QuoteFacts) {
  const title = words.quote(ordered.variant);
  const document = new TaggedDocument({ title, subject: words.what(ordered.variant), at });
  document.heading(1, title);
  document.paragraph(words.lead(school, showDay(dayInRome(at))));
  writeOrdered(document, ordered);
  if (account) {
    document.paragraph(words.transfer(account));
    document.paragraph(words.provisional);
  } else document.paragraph(words.payment);
  const { pages } = document;
  return { content: await document.end(), pages };
}
