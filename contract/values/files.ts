/** Supported file types, and the beginning of their base64, by which they are detected. */
export const fileTypes = {
  pdf: { media: 'application/pdf', begins: 'JVBERi0', said: 'PDF' },
  png: { media: 'image/png', begins: 'iVBORw0KGgo', said: 'PNG' },
  jpeg: { media: 'image/jpeg', begins: '/9j/', said: 'JPEG' },
} as const satisfies Record<string, FileTypeDefinition>;

interface FileTypeDefinition {
  readonly media: string;
  readonly begins: string;
  /** Display name of the type. */
  readonly said: string;
}

export type FileType = keyof typeof fileTypes;

/** Limits of a file. */
export interface FileLimits {
  readonly of: readonly FileType[];
  /** Maximum size in bytes. */
  readonly max: number;
}

/** Returns the number of bytes that a base64 text encodes. */
export const bytesIn = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/** Detects the type of a file from its beginning. */
export const fileTypeOf = (base64: string): FileType | undefined =>
  (Object.keys(fileTypes) as FileType[]).find((type) => base64.startsWith(fileTypes[type].begins));

/** Returns the limit that a file violates, or undefined if it is accepted. */
export function brokenLimit({ of, max }: FileLimits, base64: string): 'max' | 'type' | undefined {
  const type = fileTypeOf(base64);
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return 'type';
  if (!type || !of.includes(type)) return 'type';
  return bytesIn(base64) > max ? 'max' : undefined;
}

/** Formats a list of types for people: PDF o PNG. */
export const typeNames = (of: FileLimits['of']): string => of.map((type) => fileTypes[type].said).join(' o ');

/** Formats a size: 500 KB, 1,5 MB. */
export function sizeText(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${String(Number(size.toFixed(1))).replace('.', ',')} ${unit}`;
}

/** Formats storage space: 99,5 GB. It is rounded down, so that it never exceeds the actual space. */
export function spaceText(bytes: number): string {
  const units = ['byte', 'KB', 'MB', 'GB', 'TB'];
  const at = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const cut = Math.floor((bytes / 1000 ** at) * 10) / 10;
  return `${String(cut).replace('.', ',')} ${units[at]}`;
}

/** Describes a file: PDF, 120 KB. Empty if there is none. */
export function fileText(base64: unknown): string {
  if (typeof base64 !== 'string' || base64 === '') return '';
  const type = fileTypeOf(base64);
  return [type && fileTypes[type].said, sizeText(bytesIn(base64))].filter(Boolean).join(', ');
}
