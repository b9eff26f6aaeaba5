import type { FileForm } from '../../../../contract/signing/opened';
import { type Archive, openArchive } from '../archive';
import type { Contained, Found, Judging } from '../form';
import { isAsic, openAsic } from './asic';

/** Opens an archive: a signature container (ASiC), an office document, or a set of files. @throws Unreadable */
export async function openZip({ bytes }: Contained, judging: Judging): Promise<Found> {
  const archive = await openArchive(bytes, judging.room);
  if (isAsic(archive)) return openAsic(archive, judging);
  const office = officeType(archive);
  if (office) return { form: 'office', mediaType: office };
  return { ...ZIP, codes: archive.codes, files: archive.entries };
}

const ZIP: { readonly form: FileForm; readonly mediaType: string } = {
  form: 'zip',
  mediaType: 'application/zip',
};

/** Returns the media type of an office document, which is an archive too. */
function officeType({ entries }: Archive): string | undefined {
  const names = entries.map(({ name }) => name);
  const own =
    entries
      .find(({ name }) => name === 'mimetype')
      ?.bytes.toString('latin1')
      .trim() ?? '';
  if (/^application\/(vnd\.oasis\.opendocument|epub)[\w.+-]*$/.test(own)) return own;
  if (!names.includes('[Content_Types].xml')) return undefined;
  const kind = [
    ['word/', 'wordprocessingml.document'],
    ['xl/', 'spreadsheetml.sheet'],
    ['ppt/', 'presentationml.presentation'],
  ].find(([folder]) => names.some((name) => name.startsWith(folder as string)))?.[1];
  return kind && `application/vnd.openxmlformats-officedocument.${kind}`;
}
