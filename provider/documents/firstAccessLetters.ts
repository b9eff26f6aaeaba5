import QRCode from 'qrcode';
import { letterWords } from '../i18n/letters.it';
import { TaggedDocument } from './taggedDocument';

/** A person who gets instructions for the first sign-in. */
export interface Addressee {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  /** The link at which they choose their password; it is personal. */
  readonly link: string;
}

interface Letters {
  readonly school: string;
  /** The title of the letters, such as a class or a branch of the school; empty if not given. */
  readonly titolo: string;
  /** The validity of the links in days. */
  readonly days: number;
  readonly people: readonly Addressee[];
}

/** The side of the QR code in points. */
const QR_SIDE = 130;

/**
 * Makes a page for each person: the account, and the link as text and as a QR code. Never a password.
 * @param at the date of the letters
 */
export async function firstAccessLetters({ people, ...about }: Letters, at: Date): Promise<Buffer> {
  const title = letterWords.title(about.titolo);
  const document = new TaggedDocument({ title, subject: letterWords.heading, at });
  for (const [place, person] of people.entries()) {
    // This await lets other requests run between two pages.
    const code = await QRCode.toBuffer(person.link, { errorCorrectionLevel: 'M', margin: 2, scale: 6 });
    if (place > 0) document.nextPage();
    letter(document, person, code, about);
  }
  return document.end();
}

function letter(
  document: TaggedDocument,
  person: Addressee,
  code: Buffer,
  { school, titolo, days }: Omit<Letters, 'people'>,
): void {
  const { heading, dear, lines, link, alt, after } = letterWords;
  const write = (texts: readonly string[]) => {
    for (const text of texts) document.paragraph(text);
  };
  write([school, ...(titolo ? [titolo] : [])]);
  document.heading(1, heading);
  write([dear(person), ...lines(person)]);
  document.picture(code, alt(person), QR_SIDE);
  write([link, person.link, ...after(days)]);
}
