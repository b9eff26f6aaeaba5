import { fileNameProblem } from '../../../contract/values/fileName';
import { readAtMost } from '../../outgoing/readAtMost';

/** A file that an application outside has for a school. */
export interface ProducedFile {
  readonly application: string;
  readonly name: string;
}

/** The applications' own data, which are not ours: whatever delivers them for the file of a request. */
export interface ExportProducer {
  /** Which files there are for a school, of the applications that were asked for. */
  files(customerCode: string, applications: readonly string[]): Promise<readonly ProducedFile[]>;
  /** One of them, a CSV, as it arrives. */
  read(customerCode: string, file: ProducedFile): AsyncIterable<Uint8Array>;
}

/** Milliseconds for the list, and for a file from its first byte to its last. */
const TIME = { list: 30_000, file: 15 * 60_000 };
/** Bytes of the list. */
const LONGEST_LIST = 1_000_000;
/** A name that is safe in a zip and in an address. */
const NAME = /^[\w-][\w.-]{0,79}\.csv$/;

/** Over HTTP: docs/services.md. Where it fails the job is tried again, and nothing of the file stays. */
export function httpProducer({
  url,
  token,
}: {
  readonly url: string;
  readonly token: string;
}): ExportProducer {
  const get = async (path: string, time: number) => {
    const response = await fetch(`${url}/${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(time),
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok && response.status !== 404)
      throw new Error(`The applications’ export answered ${response.status}.`);
    return response;
  };
  return {
    files: async (customerCode, applications) => {
      const response = await get(customerCode, TIME.list);
      // It knows nothing of that school.
      if (response.status === 404) return [];
      const { files } = JSON.parse(String(await readAtMost(response, LONGEST_LIST))) as { files?: unknown };
      if (!Array.isArray(files) || !files.every(isFile))
        throw new Error('The applications’ export does not say which files there are.');
      return files.filter(({ application }) => applications.includes(application));
    },
    async *read(customerCode, { application, name }) {
      const response = await get(`${customerCode}/${application}/${name}`, TIME.file);
      if (response.status === 404 || !response.body)
        throw new Error('The applications’ export has no such file any more.');
      yield* response.body;
    },
  };
}

const isFile = (value: unknown): value is ProducedFile => {
  const { application, name } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof application === 'string' &&
    typeof name === 'string' &&
    NAME.test(name) &&
    fileNameProblem(name) === undefined
  );
};
