import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { operationPath } from './history';

/** The way to the page of an operation: what became of each record, and the way back. */
export function OperationLink({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <Button to={operationPath(id)} color="inherit" size="small">
      {translate('engine.operation.open')}
    </Button>
  );
}
