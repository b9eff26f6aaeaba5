import { cleanFileName, fileNameProblem } from '../../../contract/values/fileName';

const UNNAMED = 'documento';

/** Returns a name that is valid on every system: the last part of the path, without forbidden characters. */
export function safeName(name: string, otherwise = UNNAMED): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = cleanFileName(last.replace(/[<>:"|?*]/g, '_').slice(-150));
  return fileNameProblem(clean) ? otherwise : clean;
}

const ENVELOPE = /\.(p7m|p7s|p7e|m7m|tsd|tst|tsr|b64|pem)$/i;

/** Returns the name of an envelope's content: that of the envelope without its last extension. */
export const nameInside = (name: string): string => safeName(name.replace(ENVELOPE, ''));
