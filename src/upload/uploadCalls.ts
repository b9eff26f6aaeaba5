import type { RecordOf } from '../../contract/schema/fields';
import { uploadAddress, uploadBegin, uploadFinish } from '../../contract/uploads/endpoints';
import type { partAddressFields, SentPart, Upload } from '../../contract/uploads/upload';
import type { CallApi } from '../api/CallApi';

/** A part that the store has accepted, with the ETag of the response. */
export interface AcceptedPart {
  readonly partNumber: number;
  readonly etag: string;
}

/** The three calls of an upload; an area can have endpoints of its own. */
export interface UploadCalls {
  begin(file: File, signal: AbortSignal): Promise<Upload>;
  address(
    upload: Upload,
    part: SentPart & { readonly sha256: string },
    signal: AbortSignal,
  ): Promise<RecordOf<typeof partAddressFields>>;
  /** @param sha256 hash of the whole file, if the sender computes it */
  finish(
    upload: Upload,
    sha256: string | undefined,
    parts: readonly AcceptedPart[],
    signal: AbortSignal,
  ): Promise<Upload>;
}

/** Returns the calls that upload a file into a folder. */
export const folderCalls = (callApi: CallApi, folder: string): UploadCalls => ({
  begin: async ({ name, size }, signal) =>
    (await callApi(uploadBegin, { body: { folder, name, size }, signal })).data,
  address: async ({ id }, body, signal) =>
    (await callApi(uploadAddress, { params: { id }, body, signal })).data,
  finish: async ({ id }, sha256, _parts, signal) =>
    (await callApi(uploadFinish, { params: { id }, body: { ...(sha256 && { sha256 }) }, signal })).data,
});
