import { practiceAddress, practiceComplete, practiceUpload } from '../../../contract/transfer/endpoints';
import { extensionOf, type PracticeArea } from '../../../contract/transfer/transfer';
import type { TransferUpload } from '../../../contract/transfer/transferPayloads';
import { PART_SIZE, partsIn } from '../../../contract/uploads/upload';
import type { CallApi } from '../../api/CallApi';
import type { UploadCalls } from '../../upload/uploadCalls';

interface OfFile {
  readonly customerCode: string;
  readonly codMinAltri: string;
  readonly area: PracticeArea;
  readonly supplier: string;
  readonly password: string;
}

/**
 * Returns the calls that send a file of a practice. All share the same payload; those after the first also send the id
 * of the upload in a header.
 */
export function practiceCalls(callApi: CallApi, of: OfFile): UploadCalls {
  const payload = (file: { readonly name: string; readonly size: number }, partSize = PART_SIZE) => ({
    customerCodeArgo: of.customerCode,
    codMinAltri: of.codMinAltri,
    area: of.area,
    fornitore: of.supplier,
    chunk: partsIn(file.size, partSize),
    size: file.size,
    chunkIndex: 0,
    status: 'STARTED' as TransferUpload['status'],
    filename: file.name,
    type: extensionOf(file.name),
  });
  return {
    begin: async (file, signal) => {
      const body = { ...payload(file), ...(of.password && { password: of.password }) };
      return (await callApi(practiceUpload, { body, signal })).data;
    },
    address: async (upload, { number, piece, sha256 }, signal) => {
      const body = { ...payload(upload, upload.partSize), chunkIndex: number, piece, sha256 };
      return (await callApi(practiceAddress, { body, uploadToken: upload.id, signal })).data;
    },
    finish: async (upload, sha256, parts, signal) => {
      const completedUploadDto = parts.map(({ partNumber, etag }) => ({ partNumber, etag }));
      const body = {
        ...payload(upload, upload.partSize),
        status: 'COMPLETED' as const,
        completedUploadDto,
        ...(sha256 && { sha256 }),
      };
      return (await callApi(practiceComplete, { body, uploadToken: upload.id, signal })).data;
    },
  };
}
