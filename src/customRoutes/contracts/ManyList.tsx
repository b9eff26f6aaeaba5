import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { isOver, type Outcome } from './useSignMany';

interface ManyListProps {
  readonly contracts: readonly ContractDocument[];
  readonly current: string;
  readonly read: ReadonlySet<string>;
  readonly unreadable: ReadonlyMap<string, unknown>;
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly choose: (fileName: string) => void;
}

/** Lists the documents with their state: whether they were read, then the result of the signature. */
export function ManyList({ contracts, current, read, unreadable, outcomes, choose }: ManyListProps) {
  const say = useSay();
  const sentence = useSentence();
  const noteOf = (fileName: string): string => {
    const { receipt, refusal } = outcomes.get(fileName) ?? {};
    if (receipt?.waiting) return say('documents.signMany.waiting');
    if (receipt) return say('documents.signMany.signed', { day: showDay(dayInRome(receipt.at)) });
    if (refusal) return [refusal.say, refusal.next].map((text) => sentence(text)).join(' ');
    if (unreadable.has(fileName)) return say('documents.signMany.unreadable');
    return say(read.has(fileName) ? 'documents.signMany.read' : 'documents.signMany.unread');
  };
  return (
    <Box component="ul" aria-label={say('documents.signMany.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {contracts.map(({ fileName, name }) => (
        <li key={fileName}>
          <ButtonBase
            aria-current={fileName === current ? 'true' : undefined}
            onClick={() => choose(fileName)}
            sx={{
              display: 'flex',
              justifyContent: 'flex-start',
              alignItems: 'flex-start',
              gap: 1,
              width: '100%',
              textAlign: 'left',
              typography: 'body1',
              p: 1,
              borderLeft: 4,
              borderColor: fileName === current ? 'primary.main' : 'transparent',
              bgcolor: fileName === current ? 'action.selected' : undefined,
            }}
          >
            <Sign
              outcome={outcomes.get(fileName)}
              read={read.has(fileName)}
              unreadable={unreadable.has(fileName)}
            />
            <span>
              {name}{' '}
              <Box
                component="small"
                sx={{
                  display: 'block',
                  typography: 'body2',
                  color:
                    isFailed(outcomes.get(fileName)) || unreadable.has(fileName)
                      ? 'error.main'
                      : 'text.secondary',
                }}
              >
                {noteOf(fileName)}
              </Box>
            </span>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

/** Returns whether the signature of a document failed and the document still has to be signed. */
const isFailed = (outcome: Outcome | undefined) => Boolean(outcome?.refusal) && !isOver(outcome);

interface SignProps {
  readonly outcome: Outcome | undefined;
  readonly read: boolean;
  readonly unreadable: boolean;
}

/** Shows the state of a document as an icon beside the words. */
function Sign({ outcome, read, unreadable }: SignProps) {
  if (isFailed(outcome) || (unreadable && !isOver(outcome)))
    return <ErrorOutline fontSize="small" color="error" />;
  if (isOver(outcome) || read) return <CheckCircle fontSize="small" color="success" />;
  return <RadioButtonUnchecked fontSize="small" />;
}
