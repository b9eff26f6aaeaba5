import type { Practice } from '../../../contract/transfer/practice';
import { identifierOf } from '../../../contract/transfer/transfer';
import type { CellProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';
import { visuallyHidden } from '../../ui/visuallyHidden';

type Props = CellProps<Practice>;

/** The identifier of a practice. Practices of several areas share it, so screen readers hear the area as well. */
export function IdentifierCell({ record }: Props) {
  const say = useSay();
  const { area } = record;
  return (
    <>
      {identifierOf(record)}
      {area && <span style={visuallyHidden}> {say(`resources.practice.values.area.${area}`)}</span>}
    </>
  );
}

/** A day as the specification writes it here: dd-mm-yyyy (XFER-036). */
export const DayCell = ({ text }: Props) => text.replaceAll('/', '-');

/** The applications without their suppliers, which its text has too. */
export function ApplicationsCell({ record }: Props) {
  const say = useSay();
  return record.applicativi
    .map(({ appCode }) => say(`resources.practice.values.applicativi.appCode.${appCode}`))
    .join(', ');
}
