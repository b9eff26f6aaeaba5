import { resizingPdf } from '../../../contract/resizing/endpoints';
import { useRead } from '../../api/useRead';
import { withBytes } from '../../ui/files/bytesOf';

/** Reads the summary document. @param of when the choices were sent: other choices have another document */
export function useDocument(of: string) {
  return useRead(resizingPdf, {}, { select: withBytes, edition: of, gcTime: 0 });
}
