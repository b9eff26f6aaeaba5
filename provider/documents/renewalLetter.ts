import { dayInRome, showDay } from '../../contract/values/dates';
import { renewalLetterWords as words } from '../i18n/renewalLetter.it';
import { TaggedDocument } from './taggedDocument';

interface LetterFacts {
  readonly school: string;
  readonly isPrivate: boolean;
  readonly account: string;
  readonly contact: string;
  readonly at: Date;
}

/** Makes the information letter about the renewal as a PDF: one for schools, one for private customers. */
export async function makeRenewalLetter({ school, isPrivate, account, contact, at }: LetterFacts) {
  const title = words.title(isPrivate);
  const document = new TaggedDocument({ title, subject: words.subject, at });
  document.heading(1, title);
  document.paragraph(words.lead(school, showDay(dayInRome(at))));
  document.heading(2, words.about);
  document.paragraph(words.aboutText);
  document.heading(2, words.steps);
  document.points(words.stepsOf(isPrivate));
  document.heading(2, words.price);
  document.points(words.priceOf(isPrivate));
  document.heading(2, words.pay);
  document.paragraph(words.payOf(isPrivate, account));
  document.heading(2, words.help);
  document.paragraph(words.helpText(contact));
  const { pages } = document;
  return { content: await document.end(), pages };
}
