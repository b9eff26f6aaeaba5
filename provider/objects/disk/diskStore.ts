import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Clock } from '../../../contract/values/clock';
import { Refusal } from '../../refusal';
import { renameDurably } from '../../writeDurably';
import {
  ADDRESS_HOLDS,
  type DeclaredPart,
  type Finished,
  type ObjectName,
  type ObjectStore,
  type StoredObject,
  type UploadName,
} from '../objectStore';
import { checkParts } from './checkParts';
import { type DownloadPath, readSignedDownload, signedDownload } from './downloadAddress';
import { BYTES, type Folders, foldersIn, PART_FILE, partFile } from './folders';
import { readSignedPath, signedPath } from './partAddress';
import { noRoomFrom, refuseTooLittle, roomIn } from './room';
import { writePart } from './writePart';

export interface DiskStoreOptions {
  readonly dataDir: string;
  /** The public URL of the provider, which receives the parts itself. */
  readonly publicUrl: string;
  readonly clock: Clock;
  /** The key that signs addresses. */
  readonly key: () => Promise<string>;
  /** Returns the free bytes of a folder; absent: those that the file system reports. */
  readonly room?: (folder: string) => Promise<number>;
}

/** A store in a folder of this machine, to which parts are uploaded through this process. */
export interface DiskStore extends ObjectStore {
  readonly kind: 'disk';
  /**
   * Accepts a part sent to a signed address.
   * @throws Refusal `addressRefused`, `addressExpired`, `partThere`, `partLength`, `partDamaged`, `noRoom`, `notFound`
   */
  take(path: AddressPath, query: Readonly<Record<string, unknown>>, body: SentBody): Promise<void>;
  /**
   * Opens the object that a download address is for. Returns only `back` if the address has expired or the object does
   * not exist.
   * @throws Refusal `addressRefused`
   */
  open(path: DownloadPath, query: Readonly<Record<string, unknown>>): Promise<OpenedObject>;
}

/** An object to send, or the page that explains why it is not sent. */
export type OpenedObject =
  | { readonly fileName: string; readonly size: number; readonly bytes: Readable }
  | { readonly back: string };

export type AddressPath = Readonly<Record<'customerCode' | 'id' | 'number', string>>;

export interface SentBody {
  /** Content-Length as declared by the sender. */
  readonly length: number | undefined;
  readonly bytes: Readable;
}

/** Creates a store in a folder of this machine: parts are written in place in the file, addresses are signed. */
export function createDiskStore(options: DiskStoreOptions): DiskStore {
  const { clock, key, room = roomIn } = options;
  const folders = foldersIn(options.dataDir);
  return {
    kind: 'disk',
    async begin(name, size) {
      refuseTooLittle(await room(folders.root), size);
      const folder = folders.upload(name);
      try {
        // Parts of an interrupted upload do not belong to this one.
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, BYTES), '');
      } catch (error) {
        throw noRoomFrom(error);
      }
      return randomUUID();
    },
    async address({ customerCode, id }, part) {
      const until = new Date(clock.now().getTime() + ADDRESS_HOLDS * 1000);
      const expires = Math.floor(until.getTime() / 1000);
      const addressed = { ...part, customerCode, id, expires };
      return { url: options.publicUrl + signedPath(addressed, await key()), headers: {}, until };
    },
    async take(path, query, { length, bytes }) {
      const part = readSignedPath(path, query, await key(), clock.now());
      if (length !== part.length) throw new Refusal('partLength');
      refuseTooLittle(await room(folders.root), part.length);
      await writePart(folders.upload(part), part, bytes);
    },
    async put(upload, part, bytes) {
      refuseTooLittle(await room(folders.root), part.length);
      const { customerCode, id } = upload;
      await writePart(
        folders.upload(upload),
        { ...part, customerCode, id, expires: 0 },
        Readable.from([bytes]),
      );
    },
    async download(name, as) {
      const until = new Date(clock.now().getTime() + ADDRESS_HOLDS * 1000);
      const expires = Math.floor(until.getTime() / 1000);
      return { url: options.publicUrl + signedDownload({ ...name, ...as, expires }, await key()), until };
    },
    async open(path, query) {
      const { fileName, back, expires, ...name } = readSignedDownload(path, query, await key());
      if (expires * 1000 <= clock.now().getTime()) return { back };
      const size = await sizeOf(folders.object(name));
      if (size === undefined) return { back };
      return { fileName, size, bytes: createReadStream(folders.object(name)) };
    },
    async parts(upload) {
      const folder = folders.upload(upload);
      if ((await sizeOf(join(folder, BYTES))) === undefined) throw new Refusal('notFound');
      const numbers = (await namesIn(folder)).flatMap((name) => PART_FILE.exec(name)?.[1] ?? []).map(Number);
      const read = numbers.map(async (number) => {
        const [length] = (await readFile(join(folder, partFile(number)), 'utf8')).split(' ');
        return { number, length: Number(length) };
      });
      return (await Promise.all(read)).sort((a, b) => a.number - b.number);
    },
    async finish(upload, parts, sha256) {
      const finish = () => putTogether(folders, upload, parts, sha256);
      // ENOENT: another request finished or removed the file while its bytes were being read, so it is looked for
      // again.
      return finish().catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return finish();
      });
    },
    abandon: (upload) => rm(folders.upload(upload), { recursive: true, force: true }),
    remove: (name) => rm(folders.object(name), { force: true }),
    async read(name) {
      if ((await sizeOf(folders.object(name))) === undefined) throw new Refusal('notFound');
      return createReadStream(folders.object(name));
    },
    async *list() {
      yield* namedIn(folders.arriving, (name) => ({ ...name, state: 'unfinished', storeId: name.id }));
      yield* namedIn(folders.whole, (name) => ({ ...name, state: 'whole' }));
    },
    async ping() {
      await mkdir(options.dataDir, { recursive: true });
      await access(options.dataDir, constants.W_OK);
    },
  };
}

/** Checks the parts of an upload and makes them an object. @throws Refusal `notFound` if there is no such upload */
async function putTogether(
  folders: Folders,
  upload: UploadName,
  parts: readonly DeclaredPart[],
  sha256: string | undefined,
): Promise<Finished> {
  const [folder, object] = [folders.upload(upload), folders.object(upload)];
  const bytes = join(folder, BYTES);
  const arriving = await sizeOf(bytes);
  // An upload without bytes was finished by a process that died afterwards, so the object is checked.
  const path = arriving === undefined ? object : bytes;
  if ((arriving ?? (await sizeOf(object))) === undefined) throw new Refusal('notFound');
  const checked = await checkParts(path, parts);
  if (checked.damaged.length > 0) {
    for (const number of checked.damaged) await rm(join(folder, partFile(number)), { force: true });
    return { outcome: 'damaged', parts: checked.damaged };
  }
  const isOther = sha256 !== undefined && checked.sha256 !== sha256;
  if (checked.longer || isOther) return { outcome: 'otherFile' };
  if (path === bytes) await renameDurably(bytes, object);
  await rm(folder, { recursive: true, force: true });
  return { outcome: 'whole', checked: 'file', sha256: checked.sha256 };
}

async function* namedIn(folder: string, as: (name: ObjectName) => StoredObject): AsyncIterable<StoredObject> {
  for (const customerCode of await namesIn(folder)) {
    for (const id of await namesIn(join(folder, customerCode))) yield as({ customerCode, id });
  }
}

/** Returns the names in a folder; an empty list if it does not exist. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Returns undefined if the file does not exist. */
const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
