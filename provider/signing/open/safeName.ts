import { cleanFileName, fileNameProblem } from '../../../contract/values/fileName';

const UNNAMED = 'documento';

/** A name under which a file can be saved anywhere: the last part of its path, without what systems refuse. */
export function safeName(name: string, otherwise = UNNAMED): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = cleanFileName(last.replace(/[<>:"|?*]/g, '_').slice(-150));
  return fileNameProblem(clean) ? otherwise : clean;
}

const ENVELOPE = /\.(p7m|p7s|p7e|m7m|tsd|tst|tsr|b64|pem)$/i;

/** The name of what is in an envelope: that of the envelope without its last ending. */
export const nameInside = (name: string): string => safeName(name.replace(ENVELOPE, ''));
