import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FILE_UNAVAILABLE } from '../../../contract/contracts/contractDocument';
import { type FormDocument, formAddress } from '../../../contract/documents/formDocuments';
import { useSay } from '../../i18n/useSay';
import { PdfPreview } from '../../signing/PdfPreview';
import { Button } from '../../ui/Button';

/** Shows a form: its preview and its file. */
export function FormPanel({ form }: { readonly form: FormDocument }) {
  const say = useSay();
  const address = formAddress(form.id);
  const title = say('documents.preview', { name: form.name });
  const { data, error, refetch } = useQuery({
    queryKey: ['form', form.id],
    queryFn: () => readForm(address),
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
      <PdfPreview title={title} pdf={data} error={error} again={refetch} usualPages={form.pages} />
    </Paper>
  );
}

/** @throws the error of a refused call: its status, and a sentence */
async function readForm(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(FILE_UNAVAILABLE), { status });
  return new Uint8Array(await response.arrayBuffer());
}
