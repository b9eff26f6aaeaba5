import { Component, type ReactNode, Suspense } from 'react';
import { RecordContextProvider } from 'react-admin';
import { loaded } from '../../ui/loaded';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import type { CellProps } from '../declaration/resource';

interface OwnCellProps extends CellProps {
  readonly load: NonNullable<Column<never>['cell']>;
}

/** Renders the cell component of a declaration. The text is shown until the component is loaded, and if it fails. */
export function OwnCell({ load, record, text, spelt }: OwnCellProps) {
  const Cell = loaded<CellProps<Row>>(load);
  return (
    <ElseText text={text}>
      <Suspense fallback={text}>
        <RecordContextProvider value={record}>
          <Cell record={record} text={text} spelt={spelt} />
        </RecordContextProvider>
      </Suspense>
    </ElseText>
  );
}

/** An error boundary that shows the text if the cell cannot be loaded or rendered. */
class ElseText extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.text : this.props.children;
  }
}
