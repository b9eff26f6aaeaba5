import { fileNameProblem } from '../../../contract/values/fileName';
import { readAtMost } from '../../outgoing/readAtMost';

/** A file that an external application provides for a school. */
export interface ProducedFile {
  readonly application: string;
  readonly name: string;
}

/** Delivers the applications' own data, which the console does not have, for the file of a request. */
export interface ExportProducer {
  /** Lists the files available for a school, of the requested applications. */
  files(customerCode: string, applications: readonly string[]): Promise<readonly ProducedFile[]>;
  /** Streams the content of a file, as CSV. */
  read(customerCode: string, file: ProducedFile): AsyncIterable<Uint8Array>;
}

/** Timeouts in milliseconds, for the list and for a file from its first byte to its last. */
const TIME = { list: 30_000, file: 15 * 60_000 };
/** Maximum size of the list in bytes. */
const LONGEST_LIST = 1_000_000;
/** A name that is safe in a zip archive and in a URL. */
const NAME = /^[\w-][\w.-]{0,79}\.csv$/;

/**
 * Returns a producer that reads from the service described in docs/services.md. If a read fails, the export job is
 * tried again and keeps nothing of the file.
 */
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
      // The service does not know that school.
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
