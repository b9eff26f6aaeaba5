import { type ContractType, groupOf } from '../../contract/contracts/contractDocument';
import {
  contractArticles as articles,
  contractNames,
  contractSubjects,
  contractWords as words,
} from '../i18n/contract.it';
import { orderWords } from '../i18n/orders.it';
import { type Ordered, writeOrdered } from './orderQuote';
import { TaggedDocument } from './taggedDocument';

/** The data of one contract. */
export interface ContractFacts {
  readonly type: ContractType;
  readonly anno: string;
  readonly school: {
    readonly customerCode: string;
    readonly codMin: string;
    readonly name: string;
    readonly place: string;
  };
  /** The signer: the name of the head, if known. */
  readonly head: string | undefined;
  /** The order for which it was made, if there was one. */
  readonly order?: (Ordered & { readonly number: number }) | undefined;
  /** The date of the contract. */
  readonly at: Date;
}

/** Makes a contract as a PDF, to read and sign. */
export async function makeContract({ type, anno, school, head, order, at }: ContractFacts) {
  const title = words.title(contractNames[type], anno);
  const document = new TaggedDocument({ title, subject: words.subject, at });
  document.heading(1, title);
  document.heading(2, words.parties);
  document.paragraph(words.between(school.name, contractSubjects[groupOf(type)]));
  document.table(words.schoolHead, [
    [words.rows.codMin, school.codMin],
    [words.rows.customerCode, school.customerCode],
  ]);
  document.paragraph(`${words.rows.name}: ${school.name}`);
  document.paragraph(`${words.rows.place}: ${school.place}`);
  document.paragraph(words.period(anno));
  if (order) {
    document.heading(2, orderWords.ordered);
    document.paragraph(orderWords.number(order.number));
    writeOrdered(document, order);
  }
  document.nextPage();
  document.heading(2, words.articles);
  for (const [place, [name, text]] of articles.entries()) {
    document.heading(2, words.article(place + 1, name));
    document.paragraph(text);
  }
  document.nextPage();
  document.heading(2, words.approval);
  document.paragraph(words.approvalText);
  document.points(articles.map(([name], place) => words.article(place + 1, name)));
  document.heading(2, words.signature);
  document.paragraph(words.signatureText(head ?? words.head));
  const { pages } = document;
  return { content: await document.end(), pages };
}
