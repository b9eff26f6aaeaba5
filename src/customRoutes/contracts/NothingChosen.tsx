import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ContractDocument, contractGroups, groupOf } from '../../../contract/contracts/contractDocument';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import type { ServiceDocument } from './serviceDocuments';

const groups = Object.keys(contractGroups) as (keyof typeof contractGroups)[];

interface NothingChosenProps {
  readonly contracts: readonly ContractDocument[];
  readonly services: readonly ServiceDocument[];
  readonly choose: (id: string) => void;
}

/** Shown until a document is chosen: the number of documents to sign, and a link to the first. */
export function NothingChosen({ contracts, services, choose }: NothingChosenProps) {
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
