import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormDocument, formAddress } from '../../../contract/formDocuments';
import { PdfPreview } from '../../features/signing/PdfPreview';
import { useSay } from '../../i18n/useSay';

/** A form: its preview and its file. */
export function FormPanel({ form }: { readonly form: FormDocument }) {
  const say = useSay();
  const address = formAddress(form.id);
  const title = say('documents.preview', { name: form.name });
  const { data } = useQuery({
    queryKey: ['form', form.id],
    queryFn: async () => new Uint8Array(await (await fetch(address)).arrayBuffer()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography component="h2" variant="h2" tabIndex={-1} gutterBottom>
        {title}
      </Typography>
      <Button href={address} download={`${form.name}.pdf`} variant="outlined" sx={{ mb: 2 }}>
        {say('documents.download')}
      </Button>
      <PdfPreview title={title} pdf={data} usualPages={form.pages} />
    </Paper>
  );
}
