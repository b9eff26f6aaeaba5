import QRCode from 'qrcode';
import { letterWords } from '../i18n/letters.it';
import { TaggedDocument } from './taggedDocument';

/** Somebody to be told how to sign in the first time. */
export interface Addressee {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  /** The address at which they choose their password; it is theirs alone. */
  readonly link: string;
}

interface Letters {
  readonly school: string;
  /** Of which class, which seat; empty where nothing was said. */
  readonly titolo: string;
  /** For how many days the links are valid. */
  readonly days: number;
  readonly people: readonly Addressee[];
}

/** Points. */
const QR_SIDE = 130;

/** A page for each person: whose account it is, and the link, to be typed or photographed. Never a password. @param at what they are dated with */
export async function firstAccessLetters({ people, ...about }: Letters, at: Date): Promise<Buffer> {
  const title = letterWords.title(about.titolo);
  const document = new TaggedDocument({ title, subject: letterWords.heading, at });
  for (const [place, person] of people.entries()) {
    // Each drawing gives way to other requests, since the code is made asynchronously.
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
