/** The files that can be taken: what they are, and how their base64 begins, by which they are known. */
export const fileTypes = {
  pdf: { media: 'application/pdf', begins: 'JVBERi0', said: 'PDF' },
  png: { media: 'image/png', begins: 'iVBORw0KGgo', said: 'PNG' },
  jpeg: { media: 'image/jpeg', begins: '/9j/', said: 'JPEG' },
} as const satisfies Record<string, FileTypeDefinition>;

interface FileTypeDefinition {
  readonly media: string;
  readonly begins: string;
  /** What people call it. */
  readonly said: string;
}

export type FileType = keyof typeof fileTypes;

/** What limits a file. */
export interface FileLimits {
  readonly of: readonly FileType[];
  /** Bytes. */
  readonly max: number;
}

/** How many bytes a text in base64 stands for. */
export const bytesIn = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/** What a file is, as far as its beginning tells. */
export const fileTypeOf = (base64: string): FileType | undefined =>
  (Object.keys(fileTypes) as FileType[]).find((type) => base64.startsWith(fileTypes[type].begins));

/** Which of its limits a file breaks; undefined when it is taken. */
export function brokenLimit({ of, max }: FileLimits, base64: string): 'max' | 'type' | undefined {
  const type = fileTypeOf(base64);
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return 'type';
  if (!type || !of.includes(type)) return 'type';
  return bytesIn(base64) > max ? 'max' : undefined;
}

/** What people call some types: PDF o PNG. */
export const typeNames = (of: FileLimits['of']): string => of.map((type) => fileTypes[type].said).join(' o ');

/** 500 KB, 1,5 MB. */
export function sizeText(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${String(Number(size.toFixed(1))).replace('.', ',')} ${unit}`;
}

/** Space for files, in words: 99,5 GB; cut, so that nobody counts on more than there is. */
export function spaceText(bytes: number): string {
  const units = ['byte', 'KB', 'MB', 'GB', 'TB'];
  const at = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const cut = Math.floor((bytes / 1000 ** at) * 10) / 10;
  return `${String(cut).replace('.', ',')} ${units[at]}`;
}

/** A file in a few words: PDF, 120 KB. Empty: there is none. */
export function fileText(base64: unknown): string {
  if (typeof base64 !== 'string' || base64 === '') return '';
  const type = fileTypeOf(base64);
  return [type && fileTypes[type].said, sizeText(bytesIn(base64))].filter(Boolean).join(', ');
}
