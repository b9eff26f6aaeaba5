import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
  type ContractDocument,
  contractGroups,
  FILE_UNAVAILABLE,
  groupOf,
} from '../../../contract/contracts/contractDocument';
import { type FormDocument, formAddress } from '../../../contract/documents/formDocuments';
import type { PreservationStatus } from '../../../contract/preservation/preservation';
import { allSigned } from '../../../contract/preservation/procedure';
import { useSay } from '../../i18n/useSay';
import { PdfPreview } from '../../signing/PdfPreview';
import { Button } from '../../ui/Button';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { Area } from './Area';
import { ContractPanel } from './ContractPanel';
import { DocumentTree } from './DocumentTree';
import { formOf } from './formOf';
import { ServicePanel } from './ServicePanel';
import type { ServiceDocument } from './serviceDocuments';
import type { ServiceDocuments } from './useServiceDocuments';

/**
 * Renders documents and signatures: the list on the left, the chosen document on the right. A phone shows one at a
 * time, with a link back to the list.
 */
export function DocumentsPage() {
  const say = useSay();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('documento') ?? '';
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const page = useRef<HTMLDivElement>(null);
  const came = useRef(chosen);
  useEffect(() => {
    const left = came.current;
    came.current = chosen;
    if (left === chosen) return;
    const beside = page.current?.querySelector('#documento');
    // The previous document may have been scrolled to its end.
    if (!phone && beside && beside.getBoundingClientRect().top < 0) beside.scrollIntoView?.();
    if (!phone) return;
    // The focused element disappeared with the other half of the page.
    const inList = [...(page.current?.querySelectorAll<HTMLElement>('[data-document]') ?? [])];
    const next = chosen
      ? page.current?.querySelector<HTMLElement>('#documento h2')
      : inList.find((item) => item.dataset.document === left);
    next?.focus();
    next?.scrollIntoView?.({ block: chosen ? 'center' : 'nearest' });
  }, [chosen, phone]);
  return (
    <Area
      title={say('documents.title')}
      actions={
        <Button to="/areaamministrativa/documenti/verifica" variant="outlined">
          {say('documents.verify')}
        </Button>
      }
    >
      {({ contracts, state, services, reload }) => {
        const contract = contracts.find(({ fileName }) => fileName === chosen);
        const form = formOf(chosen);
        const document = services.documents.find(({ id }) => id === chosen);
        const opened = contract || form || document;
        const choose = (id: string) => setQuery({ documento: id });
        return (
          <>
            {/* On a phone the focus moves to the heading of the document instead. */}
            <Box role="status" sx={visuallyHidden}>
              {opened && !phone && say('documents.preview', { name: opened.name })}
            </Box>
            <ServiceNotes services={services} />
            <Box
              ref={page}
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(260px, 340px) minmax(0, 1fr)' },
                alignItems: 'start',
              }}
            >
              {phone && opened ? (
                <Button
                  onClick={() => setQuery({})}
                  startIcon={<ArrowBack />}
                  sx={{ justifySelf: 'start', mb: -1 }}
                >
                  {say('documents.back')}
                </Button>
              ) : (
                <DocumentTree
                  contracts={contracts}
                  services={services.documents}
                  chosen={chosen}
                  choose={choose}
                />
              )}
              <Box id="documento" sx={{ scrollMarginTop: '4rem' }}>
                {contract && <ContractPanel key={chosen} contract={contract} state={state} reload={reload} />}
                {form && <FormPanel key={chosen} form={form} />}
                {document && (
                  <ServicePanel key={chosen} document={document} state={state} reload={services.reload} />
                )}
                {!opened && !phone && (
                  <NothingChosen contracts={contracts} services={services.documents} choose={choose} />
                )}
              </Box>
            </Box>
          </>
        );
      }}
    </Area>
  );
}

/** Shows a form: its preview and its file. */
function FormPanel({ form }: { readonly form: FormDocument }) {
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

/** Returns the bytes of a form. @throws an error with the HTTP status and a sentence if the form cannot be loaded */
async function readForm(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(FILE_UNAVAILABLE), { status });
  return new Uint8Array(await response.arrayBuffer());
}

const groups = Object.keys(contractGroups) as (keyof typeof contractGroups)[];

interface NothingChosenProps {
  readonly contracts: readonly ContractDocument[];
  readonly services: readonly ServiceDocument[];
  readonly choose: (id: string) => void;
}

/** Shown until a document is chosen: the number of documents to sign, and a link to the first. */
function NothingChosen({ contracts, services, choose }: NothingChosenProps) {
  const say = useSay();
  // In the order of the tree beside it.
  const inOrder = groups.flatMap((group) => contracts.filter(({ type }) => groupOf(type) === group));
  const waiting = [...inOrder.map((one) => ({ ...one, id: one.fileName })), ...services].filter(
    ({ toSign }) => toSign,
  );
  const [first] = waiting;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Typography component="h2" variant="h2" gutterBottom>
        {first ? say('documents.waiting', { smart_count: waiting.length }) : say('documents.noneOpen')}
      </Typography>
      <p>{say('documents.choose')}</p>
      {first && (
        <Button variant="contained" onClick={() => choose(first.id)} sx={{ mt: 1 }}>
          {say('documents.openFirst', { name: first.name })}
        </Button>
      )}
    </Paper>
  );
}

/** Shows notes about the documents of services until one of them is opened. */
function ServiceNotes({ services }: { readonly services: ServiceDocuments }) {
  const say = useSay();
  const { status, error, reload } = services;
  if (error)
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" onClick={() => void reload()}>
            {say('engine.list.retry')}
          </Button>
        }
      >
        {say('documents.services.unavailable')}
      </Alert>
    );
  if (!status || status.completed) return null;
  const note = noteOn(status);
  if (!note) return null;
  return (
    <Alert
      severity={note === 'allSigned' ? 'info' : 'warning'}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" to="/servizi?tab=conservazione">
          {say('documents.services.open')}
        </Button>
      }
    >
      {say(`documents.services.${note}`)}
    </Alert>
  );
}

function noteOn(status: PreservationStatus): 'otherDs' | 'notMade' | 'allSigned' | undefined {
  if (status.dsCambiato) return 'otherDs';
  if (status.nonGenerati.length > 0) return 'notMade';
  return allSigned(status) ? 'allSigned' : undefined;
}
