import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { uploadRemove } from '../../../contract/uploads/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { failureText } from '../../steps/failureText';
import { OthersUpload } from '../../upload/OthersUpload';
import type { useFiles } from './usePractices';

type Files = NonNullable<ReturnType<typeof useFiles>['data']>;

interface ThereListProps {
  readonly files: Files;
  readonly changed: () => Promise<unknown>;
  /** Told the name of a file that was deleted and is no longer in the list. */
  readonly removed: (name: string) => void;
}

/** The files that the provider has of an earlier time or of somebody else, whole or in part. */
export function ThereList({ files, changed, removed }: ThereListProps) {
  const say = useSay();
  const translate = useTranslate();
  const callApi = useCallApi();
  const [error, setError] = useState<string>();
  async function remove({ id, name }: Files[number]['upload']): Promise<void> {
    setError(undefined);
    try {
      await callApi(uploadRemove, { params: { id } });
      await changed();
      removed(name);
    } catch (thrown) {
      setError(failureText(thrown, 'transfer.failed.removeFiles'));
    }
  }
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
            {translate(error)}
          </Alert>
        )}
      </div>
    </>
  );
}
