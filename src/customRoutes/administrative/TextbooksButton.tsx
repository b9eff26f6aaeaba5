import { textbooks } from '../../../contract/licences/licenceDocumentsEndpoints';
import { textbookChecksum } from '../../../contract/licences/textbooks';
import type { CallApi } from '../../api/CallApi';
import { useDownload } from '../../engine/record/useDownload';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';

/** Links to the textbooks of the school, by its code and a checksum of it. */
export function TextbooksButton() {
  const say = useSay();
  const { customerCode } = useSession().school;
  const download = useDownload();
  const checksum = String(textbookChecksum(customerCode));
  const open = async (callApi: CallApi) =>
    (await callApi(textbooks, { params: { customerCode, checksum } })).data;
  return (
    <Button
      variant="outlined"
      busy={download.running}
      onClick={() => void download.page(open)}
      sx={{ mt: 3 }}
    >
      {say('administrative.textbooks')}
    </Button>
  );
}
