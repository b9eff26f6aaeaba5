import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { uploadRemove } from '../../../contract/uploads/endpoints';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { failureText } from '../../steps/failureText';
import { Button } from '../../ui/Button';
import { OthersUpload } from '../../upload/OthersUpload';
import type { useFiles } from './usePractices';

type Files = NonNullable<ReturnType<typeof useFiles>['data']>;

interface ThereListProps {
  readonly files: Files;
  readonly changed: () => Promise<unknown>;
  /** Called with the name of a file that was deleted and removed from the list. */
  readonly removed: (name: string) => void;
}

/** Lists the files that the provider already has, complete or partial, from an earlier visit or another person. */
export function ThereList({ files, changed, removed }: ThereListProps) {
  const say = useSay();
  const translate = useTranslate();
  const { run, callApi, error } = useCommand((failure) =>
    translate(failureText(failure, 'transfer.failed.removeFiles')),
  );
  const remove = ({ id, name }: Files[number]['upload']) =>
    run(async () => {
      await callApi(uploadRemove, { params: { id } });
      await changed();
      removed(name);
    });
  return (
    <>
      {files.map(({ filename, upload }) => (
        <Box key={upload.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Box sx={{ flexGrow: 1 }}>
            <OthersUpload upload={upload} />
          </Box>
          <Button
            size="small"
            color="error"
            aria-label={say('transfer.files.deleteOf', { name: filename })}
            onClick={() => void remove(upload)}
          >
            {say('transfer.files.delete')}
          </Button>
        </Box>
      ))}
      <div role="alert">
        {error && (
          <Alert role="none" severity="error">
            {error}
          </Alert>
        )}
      </div>
    </>
  );
}
