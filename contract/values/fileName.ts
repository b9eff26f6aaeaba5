import * as fieldsMessages from '../messages/it/fields';

/** Maximum length of a name in bytes, which is that of file systems. */
export const LONGEST_NAME = 255;

/** Length above which a name is not cleaned, because it is refused anyway. */
const LONGEST_CLEANED = 10_000;

/** Control characters, line breaks and other invisible separators. */
const SPACES = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu;
/** Direction marks, joiners, soft hyphens, letters without a visible form, and unpaired surrogates. */
const UNSEEN = /[\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
/** Windows removes these, so that two different names would be the same file. */
const AT_THE_END = /[. ]+$/;

/**
 * Returns the name of a file as it is stored: in NFC, without invisible characters and direction marks, on one line,
 * without dots and spaces at its end. The function is idempotent.
 */
export function cleanFileName(name: string): string {
  if (name.length > LONGEST_CLEANED) return name;
  const seen = name.replace(SPACES, ' ').replace(UNSEEN, '').normalize('NFC').trim();
  // Two dots are a path, and are refused as such.
  return /^\.+$/.test(seen) ? seen : seen.replace(AT_THE_END, '');
}

/** Device names, which Windows opens in place of a file, whatever follows their first dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(\.|$)/i;

/** Returns why a cleaned name is refused, in Italian, or undefined if it is accepted. */
export function fileNameProblem(clean: string): string | undefined {
  if (clean === '' || /^\.+$/.test(clean)) return fieldsMessages.fileNameMissing;
  if (/[/\\]/.test(clean)) return fieldsMessages.fileNameSlashes;
  if (clean.length > LONGEST_NAME || new TextEncoder().encode(clean).length > LONGEST_NAME)
    return fieldsMessages.fileNameTooLong;
  if (DEVICE.test(clean)) return fieldsMessages.fileNameOfDevice;
  return undefined;
}
