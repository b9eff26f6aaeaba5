import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { type ReactNode, useId, useState } from 'react';
import {
  type ContractDocument,
  contractGroups,
  groupOf,
  restorations,
  yearOf,
} from '../../../contract/contracts/contractDocument';
import { formDocuments, slaDocument } from '../../../contract/documents/formDocuments';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { formKey } from './formOf';
import type { ServiceDocument } from './serviceDocuments';
import { stateWords } from './stateWords';

const serviceFolders = ['preservation', 'spid'] as const;

interface DocumentTreeProps {
  readonly contracts: readonly ContractDocument[];
  readonly services: readonly ServiceDocument[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/**
 * Keeps the tree in view while the document is scrolled. Otherwise a document chosen at the end of a long tree would
 * open out of sight.
 */
const besideStyle = {
  '@media (min-height: 30rem)': {
    position: { md: 'sticky' },
    top: { md: '4rem' },
    maxHeight: { md: 'calc(100dvh - 5rem)' },
    overflowY: { md: 'auto' },
  },
  '@media print': { position: 'static', maxHeight: 'none' },
} as const;

/** Renders the two panels on the left, each a tree. */
export function DocumentTree({ contracts, services, chosen, choose }: DocumentTreeProps) {
  const say = useSay();
  const pending = contracts.filter(({ toSign }) => toSign);
  const years = [...new Set(contracts.map(yearOf))].sort().reverse();
  const itemOf = (contract: ContractDocument) => ({
    id: contract.fileName,
    name: contract.name,
    note: [restorations.includes(contract.type) && say('documents.restoration'), stateWords(contract, say)]
      .filter(Boolean)
      .join(' · '),
  });
  const unsigned = services.filter(({ toSign }) => toSign);
  const foldersOf = (of: readonly ServiceDocument[]) =>
    serviceFolders.map((service) => (
      <Folder
        key={service}
        name={say(`documents.services.${service}.folder`)}
        items={of
          .filter((one) => one.of === service)
          .map(({ id, name, words }) => ({ id, name, note: words }))}
        {...shared}
      />
    ));
  const groups = Object.keys(contractGroups) as (keyof typeof contractGroups)[];
  const shared = { chosen, choose };

  return (
    <Box component="nav" aria-label={say('documents.title')} sx={besideStyle}>
      <Accordion
        defaultExpanded
        disableGutters
        variant="outlined"
        slotProps={{ heading: { component: 'h2' } }}
      >
        <AccordionSummary
          id="da-firmare"
          aria-controls="da-firmare-elenco"
          expandIcon={<ExpandMore />}
          sx={{ typography: 'button' }}
        >
          {say('documents.toSign')} ({pending.length + unsigned.length})
        </AccordionSummary>
        <AccordionDetails sx={{ p: 1 }}>
          {pending.length + unsigned.length === 0 && (
            <Box sx={{ px: 1, pb: 1 }}>{say('documents.nothingToSign')}</Box>
          )}
          {groups.map((group) => (
            <Folder
              key={group}
              name={say(`documents.groups.${group}`)}
              items={pending.filter(({ type }) => groupOf(type) === group).map(itemOf)}
              {...shared}
            />
          ))}
          {foldersOf(unsigned)}
          {pending.length > 1 && (
            <Button to="/areaamministrativa/documenti/firma" size="small" variant="outlined" sx={{ m: 1 }}>
              {say('documents.many')}
            </Button>
          )}
        </AccordionDetails>
      </Accordion>
      <Accordion
        defaultExpanded
        disableGutters
        variant="outlined"
        slotProps={{ heading: { component: 'h2' } }}
      >
        <AccordionSummary
          id="tutti-i-documenti"
          aria-controls="tutti-i-documenti-elenco"
          expandIcon={<ExpandMore />}
          sx={{ typography: 'button' }}
        >
          {say('documents.all')}
        </AccordionSummary>
        <AccordionDetails sx={{ p: 1 }}>
          {years.map((year) => (
            <Folder
              key={year}
              name={year}
              items={contracts.filter((contract) => yearOf(contract) === year).map(itemOf)}
              {...shared}
            />
          ))}
          {foldersOf(services)}
          <Folder
            name={say('documents.forms')}
            items={formDocuments.map(({ id, name }) => ({ id: formKey(id), name, note: '' }))}
            {...shared}
          >
            <Link
              href={slaDocument.url}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, p: 1, minHeight: 24 }}
            >
              {say('documents.external', { name: slaDocument.name })}
              <OpenInNew fontSize="inherit" />
            </Link>
          </Folder>
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}

interface Item {
  readonly id: string;
  readonly name: string;
  /** State in words. */
  readonly note: string;
}

interface FolderProps {
  readonly name: string;
  readonly items: readonly Item[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
  /** Additional content below the items. */
  readonly children?: ReactNode;
}

/** Renders a collapsible branch of a tree; an empty one is not shown. */
function Folder({ name, items, chosen, choose, children }: FolderProps) {
  const [open, setOpen] = useState(true);
  const list = useId();
  if (items.length === 0) return null;
  return (
    <>
      <Button
        fullWidth
        size="small"
        color="inherit"
        startIcon={open ? <ExpandMore /> : <ChevronRight />}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
        sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
      >
        {name} ({items.length})
      </Button>
      <Box component="ul" id={list} hidden={!open} sx={{ listStyle: 'none', m: 0, pl: 2 }}>
        {items.map(({ id, name: item, note }) => (
          <li key={id}>
            <ButtonBase
              data-document={id}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => choose(id)}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                typography: 'body1',
                p: 1,
                borderRadius: 1,
                borderLeft: 4,
                borderColor: id === chosen ? 'primary.main' : 'transparent',
                bgcolor: id === chosen ? 'action.selected' : undefined,
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              {item}{' '}
              {note && (
                <Box
                  component="small"
                  sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
                >
                  {note}
                </Box>
              )}
            </ButtonBase>
          </li>
        ))}
      </Box>
      {children && (
        <Box hidden={!open} sx={{ pl: 2 }}>
          {children}
        </Box>
      )}
    </>
  );
}
