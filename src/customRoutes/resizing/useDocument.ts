import { useQuery } from '@tanstack/react-query';
import { resizingPdf } from '../../../contract/resizing/endpoints';
import { useCallApi } from '../../api/CallApi';
import { bytesOf } from '../../ui/files/bytesOf';

/** The summary document as it is handed out. @param of when the choices were sent: other ones have another document */
export function useDocument(of: string) {
  const callApi = useCallApi();
  return useQuery({
    queryKey: ['resizing', 'document', of],
    queryFn: async () => {
      const { data } = await callApi(resizingPdf);
      return { name: data.name, content: data.content, bytes: bytesOf(data.content) };
    },
    gcTime: 0,
  });
}
