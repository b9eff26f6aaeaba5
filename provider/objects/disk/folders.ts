import { join } from 'node:path';
import { UUID } from '../../../contract/values/uuid';
import { Refusal } from '../../refusal';
import type { ObjectName } from '../objectStore';

/** Where the disk store keeps things. Nothing that people typed is part of a path. */
export interface Folders {
  readonly root: string;
  /** Schools, in each of them a folder for every upload under way. */
  readonly arriving: string;
  /** Schools, in each of them a file for every object. */
  readonly whole: string;
  /** The folder of an upload: its bytes, and a file for every part that is there. */
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
/** What says that a part is there: its length and SHA-256. */
export const partFile = (number: number): string => `${number}.part`;
export const PART_FILE = /^(\d+)\.part$/;
