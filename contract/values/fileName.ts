/** Bytes that a name may have: what file systems take. */
export const LONGEST_NAME = 255;

/** Longer than any name: nothing is cleaned of it, since it is refused. */
const LONGEST_CLEANED = 10_000;

/** Control characters and line breaks, and whatever else separates without being seen. */
const SPACES = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu;
/** Marks of direction, joiners, soft hyphens, letters that are drawn as nothing, and halves of surrogate pairs. */
const UNSEEN = /[\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
/** Windows drops them, so that two names would be one file. */
const AT_THE_END = /[. ]+$/;

/**
 * The name of a file as it is kept: in NFC, without what cannot be seen or changes the direction of what is read, on one
 * line, without dots and spaces at its end. Cleaned twice it is the same.
 */
export function cleanFileName(name: string): string {
  if (name.length > LONGEST_CLEANED) return name;
  const seen = name.replace(SPACES, ' ').replace(UNSEEN, '').normalize('NFC').trim();
  // Two dots are a path, and are refused as such.
  return /^\.+$/.test(seen) ? seen : seen.replace(AT_THE_END, '');
}

/** Names of devices, which Windows opens in place of a file, whatever follows their first dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(\.|$)/i;

/** Why a name that was cleaned is refused, in Italian; undefined: it is not. */
export function fileNameProblem(clean: string): string | undefined {
  if (clean === '' || /^\.+$/.test(clean))
    return 'Il file non ha un nome: rinominarlo e sceglierlo di nuovo.';
  if (/[/\\]/.test(clean))
    return 'Il nome del file non può contenere barre: rinominarlo e sceglierlo di nuovo.';
  if (clean.length > LONGEST_NAME || new TextEncoder().encode(clean).length > LONGEST_NAME)
    return 'Il nome del file è troppo lungo: rinominarlo e sceglierlo di nuovo.';
  if (DEVICE.test(clean))
    return 'Windows usa questo nome per un dispositivo: rinominare il file e sceglierlo di nuovo.';
  return undefined;
}
