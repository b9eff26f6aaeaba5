import { textbooks } from '../../../contract/licences/licenceDocumentsEndpoints';
import { textbookChecksum } from '../../../contract/licences/textbooks';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { useDownload } from '../../ui/files/useDownload';
import { WhyButton } from '../../ui/tips/WhyButton';

/** The way to the textbooks of the school, by its code and a checksum of it. */
export function TextbooksButton() {
  const say = useSay();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const download = useDownload();
  const checksum = String(textbookChecksum(customerCode));
  const open = async () => (await callApi(textbooks, { params: { customerCode, checksum } })).data;
  return (
    <WhyButton
      variant="outlined"
      busy={download.running}
      onClick={() => void download.page(open)}
      sx={{ mt: 3 }}
    >
      {say('administrative.textbooks')}
    </WhyButton>
  );
}
