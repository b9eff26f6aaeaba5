import Download from '@mui/icons-material/Download';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { processingRegister } from '../../../contract/schools/endpoints';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';

/** Has the data-processing register generated, and saves it. */
export function RegisterButton() {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await callApi(processingRegister, { params: { customerCode } })).data,
    onSuccess: ({ name, content }) => {
      saveFile(name, bytesOf(content), 'application/pdf');
      notify('school.registerMade', { type: 'success' });
    },
    onError: (error) => notify(refusalText(error), { type: 'error' }),
  });
  return (
    <Button variant="outlined" startIcon={<Download aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {say(isPending ? 'school.registerMaking' : 'school.register')}
    </Button>
  );
}
