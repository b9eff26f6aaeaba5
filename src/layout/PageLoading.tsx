import { useSay } from '../i18n/useSay';
import { Loading } from '../ui/Loading';

/** Renders the shape of a title and content while a page loads. */
export const PageLoading = () => <Loading label={useSay()('shell.loader.page')} heights={[34, 320]} />;
