import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { Area } from './Area';
import { ContractPanel } from './ContractPanel';
import { DocumentTree } from './DocumentTree';
import { FormPanel } from './FormPanel';
import { formOf } from './formOf';
import { NothingChosen } from './NothingChosen';
import { ServiceNotes } from './ServiceNotes';
import { ServicePanel } from './ServicePanel';

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
            {/* On a phone the focus moves to its heading. */}
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
