import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';

/** Windows-1252 characters of the bytes from 0x80; a space stands for a byte that is decoded as a control character. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Returns the original text if UTF-8 was decoded as Windows-1252 (`NICOLÃ’` for `NICOLÒ`); otherwise undefined. */
export function misdecoded(text: string): string | undefined {
  if (!/[\u00C2-\u00F4]/.test(text)) return undefined;
  const bytes = [...text].map((character) => {
    const place = character === ' ' ? -1 : WINDOWS_1252.indexOf(character);
    return place < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + place;
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return meant === text ? undefined : meant;
  } catch {
    return undefined;
  }
}

interface Named {
  readonly sn?: string | null | undefined;
  readonly cn?: string | null | undefined;
}

/**
 * Returns warnings, in Italian, if a person's name looks like UTF-8 that was decoded as Windows-1252. Warnings do not
 * prevent saving.
 */
export const nameWarnings = ({ sn, cn }: Named): string[] =>
  [
    warning(sn, (written, meant) => message(fieldsMessages.surnameDecoded, { written, meant })),
    warning(cn, (written, meant) => message(fieldsMessages.nameDecoded, { written, meant })),
  ].filter((found) => found !== undefined);

function warning(
  written: string | null | undefined,
  say: (written: string, meant: string) => string,
): string | undefined {
  const meant = misdecoded(written ?? '');
  return written && meant ? say(written, meant) : undefined;
}
