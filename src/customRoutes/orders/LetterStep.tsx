import Typography from '@mui/material/Typography';
import { renewalLetter } from '../../../contract/orders/endpoints';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { PdfPreview } from '../../signing/PdfPreview';
import { saveBase64 } from '../../signing/saveBase64';
import { Button } from '../../ui/Button';
import { withBytes } from '../../ui/files/bytesOf';
import { NotLoaded } from '../../ui/NotLoaded';

/** Shows the information letter: one for schools, another for private customers. */
export function LetterStep() {
  const say = useSay();
  const { data, isError, refetch } = useRead(renewalLetter, {}, { select: withBytes, gcTime: 0 });
  if (isError && !data) return <NotLoaded again={refetch}>{say('orders.unavailable')}</NotLoaded>;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{say('orders.letter.about')}</Typography>
      <Button variant="outlined" sx={{ mb: 2 }} busy={!data} onClick={() => data && saveBase64(data)}>
        {say('orders.letter.download')}
      </Button>
      <PdfPreview title={say('orders.letter.title')} pdf={data?.bytes} />
    </>
  );
}
