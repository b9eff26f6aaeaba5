import { Button } from '../../ui/Button';
import type { BookRow, Proposal } from './book/ImportBook';
import { useImportSay } from './useImportSay';

interface ProposalsProps {
  readonly row: BookRow;
  readonly label: (field: string) => string;
  readonly onTake: (row: BookRow, proposal: Proposal) => void;
}

/** Shows corrections proposed for a row; pressing one applies it. */
export function Proposals({ row, label, onTake }: ProposalsProps) {
  const say = useImportSay();
  return row.proposals.map((proposal) => {
    const values = Object.entries(proposal.cells);
    const text =
      proposal.kind === 'taxCode'
        ? say('proposals.taxCode', { value: values[0]?.[1] ?? '' })
        : say(`proposals.${proposal.kind}`, {
            values: values.map(([field, value]) => `${label(field)}: ${value}`).join(', '),
          });
    return (
      <Button
        key={text}
        size="small"
        variant="outlined"
        aria-label={say('proposals.ofRow', { proposal: text, row: String(row.position) })}
        sx={{ display: 'block', mt: 0.5, textAlign: 'left' }}
        onClick={() => onTake(row, proposal)}
      >
        {text}
      </Button>
    );
  });
}
