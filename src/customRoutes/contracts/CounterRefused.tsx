import Alert from '@mui/material/Alert';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';

/**
 * Says that the provider's last counter-signature of a contract was rejected, and that the school need not do anything.
 */
export function CounterRefused({ contract }: { readonly contract: ContractDocument }) {
  const say = useSay();
  const sentence = useSentence();
  const { counterRefusedAt, counterRefusal } = contract;
  if (!counterRefusedAt) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {say('documents.counterRefused', {
        day: showDay(dayInRome(counterRefusedAt)),
        why: counterRefusal ? sentence(counterRefusal) : '',
      })}
    </Alert>
  );
}
