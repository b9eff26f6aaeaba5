import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { Area } from './Area';
import { ContractPanel } from './ContractPanel';
import { DocumentTree } from './DocumentTree';
import { FormPanel } from './FormPanel';
import { formOf } from './formOf';
import { ServiceNotes } from './ServiceNotes';
import { ServicePanel } from './ServicePanel';

/** Documents and signatures: what is to be signed and what there is on the left, the chosen one on the right. */
export function DocumentsPage() {
  const say = useSay();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('documento') ?? '';
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const choose = (id: string) => {
    setQuery({ documento: id });
    // There the document stands below the whole list.
    if (phone) setTimeout(() => document.querySelector<HTMLElement>('#documento h2')?.focus());
  };
  return (
    <Area
      title={say('documents.title')}
      actions={
        <Button component={RouterLink} to="/areaamministrativa/documenti/verifica" variant="outlined">
          {say('documents.verify')}
        </Button>
      }
    >
      {({ contracts, state, services, reload }) => {
        const contract = contracts.find(({ fileName }) => fileName === chosen);
        const form = formOf(chosen);
        const document = services.documents.find(({ id }) => id === chosen);
        return (
          <>
            <ServiceNotes services={services} />
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(260px, 340px) minmax(0, 1fr)' },
                alignItems: 'start',
              }}
            >
              <DocumentTree
                contracts={contracts}
                services={services.documents}
                chosen={chosen}
                choose={choose}
              />
              <div id="documento">
                {contract && <ContractPanel key={chosen} contract={contract} state={state} reload={reload} />}
                {form && <FormPanel key={chosen} form={form} />}
                {document && (
                  <ServicePanel key={chosen} document={document} state={state} reload={services.reload} />
                )}
                {!contract && !form && !document && <p>{say('documents.choose')}</p>}
              </div>
            </Box>
          </>
        );
      }}
    </Area>
  );
}
