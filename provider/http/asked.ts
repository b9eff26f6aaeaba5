import type { IncomingHttpHeaders } from 'node:http';
import type { Viewer } from '../../contract/where';
import type { Caller } from './caller';
import type { Guarded } from './guardedEndpoint';
import type { Services } from './services';
import { partsBeside, type UploadedFile, uploadedFile } from './uploads';
import type { Sent } from './validate';

/** What came with a call: where, with which headers, and its body. */
interface Request extends Sent {
  readonly headers: IncomingHttpHeaders;
}

/** What is sent in a call, and the file of it. */
interface Read {
  readonly sent: Sent;
  readonly file: UploadedFile | undefined;
}

/** A call whose caller is known, with the rights of this moment: what the checks look at. */
export interface Asked {
  readonly guarded: Guarded;
  readonly config: Services['config'];
  readonly headers: Request['headers'];
  readonly caller: Caller;
  readonly viewer: Viewer;
  /** Taken out of the form of an upload when it is first asked for. @throws Refusal when that is none */
  readonly read: () => Read;
}

export function askedOf(
  { config }: Pick<Services, 'config'>,
  guarded: Guarded,
  request: Request,
  caller: Caller,
  now: Date,
): Asked {
  const { uid, customerCode, roles } = caller;
  let known: Read | undefined;
  const read = () => {
    known ??= readSent(guarded, request);
    return known;
  };
  return {
    guarded,
    config,
    headers: request.headers,
    caller,
    viewer: { now, uid, customerCode, roles },
    read,
  };
}

function readSent({ endpoint }: Guarded, { params, query, body }: Request): Read {
  const parts = endpoint.body?.kind === 'record' ? Object.keys(endpoint.body.of) : [];
  const file = endpoint.upload && uploadedFile(body, endpoint.upload, parts);
  const beside = file && endpoint.body && partsBeside(body, parts);
  return { sent: { params, query, body: file ? beside : body }, file };
}
