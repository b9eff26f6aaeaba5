import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { renewalLetter } from '../../../contract/orders/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { PdfPreview } from '../../signing/PdfPreview';
import { saveBase64 } from '../../signing/saveBase64';
import { bytesOf } from '../../ui/files/bytesOf';
import { NotLoaded } from '../../ui/NotLoaded';
import { WhyButton } from '../../ui/tips/WhyButton';

/** The information letter: one for schools, another one for private customers. */
export function LetterStep() {
  const say = useSay();
  const callApi = useCallApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['orders', 'letter'],
    queryFn: async () => {
      const { data: file } = await callApi(renewalLetter);
      return { ...file, bytes: bytesOf(file.content) };
    },
    gcTime: 0,
  });
  if (isError && !data) return <NotLoaded again={refetch}>{say('orders.unavailable')}</NotLoaded>;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{say('orders.letter.about')}</Typography>
      <WhyButton variant="outlined" sx={{ mb: 2 }} busy={!data} onClick={() => data && saveBase64(data)}>
        {say('orders.letter.download')}
      </WhyButton>
      <PdfPreview title={say('orders.letter.title')} pdf={data?.bytes} />
    </>
  );
}
