import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { signedFileOpen } from '../../../contract/signing/endpoints';
import type { SignatureReport } from '../../../contract/signing/report';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { RefusalAlert } from '../../signing/RefusalAlert';
import { Area } from './Area';
import { CheckResult } from './CheckResult';

/** Any signed file, opened: who signed it and what is in it. */
export function CheckPage() {
  const say = useSay();
  const callApi = useCallApi();
  const input = useRef<HTMLInputElement>(null);
  const opening = useMutation({
    mutationFn: async (file: File) => ({ file, ...(await callApi(signedFileOpen, { file })).data }),
  });
  const { data } = opening;

  return (
    <Area title={say('documents.check.title')}>
      {() => (
        <>
          <Link component={RouterLink} to="/areaamministrativa/documenti">
            {say('documents.back')}
          </Link>
          <p>{say('documents.check.about')}</p>
          <Button variant="contained" onClick={() => input.current?.click()}>
            {say('documents.check.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/pkcs7-mime,.p7m"
            aria-label={say('documents.check.choose')}
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) opening.mutate(file);
              target.value = '';
            }}
          />
          <p role="status">{opening.isPending ? say('documents.check.checking') : (data?.file.name ?? '')}</p>
          <RefusalAlert error={opening.error ?? undefined} act={{ choose: () => input.current?.click() }} />
          {data && (
            <CheckResult
              file={data.file}
              report={data.report as SignatureReport}
              owners={data.owners}
              content={data.content}
              unreadable={data.unreadable ?? undefined}
            />
          )}
        </>
      )}
    </Area>
  );
}
