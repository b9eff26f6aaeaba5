import type { Practice } from '../../../contract/transfer/practice';
import { identifierOf } from '../../../contract/transfer/transfer';
import type { CellProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';
import { visuallyHidden } from '../../ui/visuallyHidden';

type Props = CellProps<Practice>;

/**
 * Shows the identifier of a practice. Practices with different areas may have the same one, so screen readers hear the
 * area as well.
 */
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

/** Shows a day as dd-mm-yyyy, the format of the specification for transfers (XFER-036). */
export const DayCell = ({ text }: Props) => text.replaceAll('/', '-');

/** Shows the applications without their suppliers, which the field's text includes. */
export function ApplicationsCell({ record }: Props) {
  const say = useSay();
  return record.applicativi
    .map(({ appCode }) => say(`resources.practice.values.applicativi.appCode.${appCode}`))
    .join(', ');
}
