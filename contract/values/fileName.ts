import * as fieldsMessages from '../messages/it/fields';

/** Maximum length of a name in bytes, which is that of file systems. */
export const LONGEST_NAME = 255;

/** Length above which a name is not cleaned, because such a name is refused in any case. */
const LONGEST_CLEANED = 10_000;

/** Control characters, line breaks and other invisible separators. */
const SPACES = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu;
/** Direction marks, joiners, soft hyphens, letters without a visible form, and unpaired surrogates. */
const UNSEEN = /[\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
/** Dots and spaces at the end of a name. Windows removes them, so that two different names could be the same file. */
const AT_THE_END = /[. ]+$/;

/**
 * Returns the name of a file in the form in which it is stored: in NFC, on one line, without invisible characters and
 * direction marks, and without dots and spaces at its end. The function is idempotent.
 */
export function cleanFileName(name: string): string {
  if (name.length > LONGEST_CLEANED) return name;
  const seen = name.replace(SPACES, ' ').replace(UNSEEN, '').normalize('NFC').trim();
  // A name that consists of dots is a path; it stays unchanged and is refused later.
  return /^\.+$/.test(seen) ? seen : seen.replace(AT_THE_END, '');
}

/** Names of Windows devices. Windows opens the device instead of a file, whatever follows the first dot of the name. */
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
