import { join } from 'node:path';
import { UUID } from '../../../contract/values/uuid';
import { Refusal } from '../../refusal';
import type { ObjectName } from '../objectStore';

/** The folders of the disk store. No text typed by people is part of a path. */
export interface Folders {
  readonly root: string;
  /** A folder per school, and in it a folder for every upload in progress. */
  readonly arriving: string;
  /** A folder per school, and in it a file for every object. */
  readonly whole: string;
  /** The folder of an upload: its bytes, and a file for every part received. */
  upload(name: ObjectName): string;
  object(name: ObjectName): string;
}

const SCHOOL = /^[A-Z0-9]{1,20}$/i;

export function foldersIn(dataDir: string): Folders {
  const root = join(dataDir, 'objects');
  const [arriving, whole] = [join(root, 'arriving'), join(root, 'whole')];
  const under = (folder: string, { customerCode, id }: ObjectName) => {
    if (!SCHOOL.test(customerCode) || !UUID.test(id)) throw new Refusal('notFound');
    return join(folder, customerCode, id);
  };
  return {
    root,
    arriving,
    whole,
    upload: (name) => under(arriving, name),
    object: (name) => under(whole, name),
  };
}

/** The file with the bytes, in the folder of an upload. */
export const BYTES = 'bytes';
/** The name of the file that marks a part as received; it holds the part's length and SHA-256. */
export const partFile = (number: number): string => `${number}.part`;
export const PART_FILE = /^(\d+)\.part$/;
