import { cleanFileName, fileNameProblem } from '../../contract/values/fileName';

/** Returns the Content-Disposition header that saves a file under its name, with an ASCII fallback without accents. */
export function savedAs(name: string): string {
  const clean = cleanFileName(name).replace(/[/\\]/g, '_');
  const fileName = fileNameProblem(clean) === undefined ? clean : `_${clean}`;
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  if (plain === fileName) return `attachment; filename="${plain}"`;
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
