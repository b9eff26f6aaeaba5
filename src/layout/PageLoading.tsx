import { useSay } from '../i18n/useSay';
import { Loading } from '../ui/Loading';

/** While a page is fetched: the shape of a title and what is below. */
export const PageLoading = () => <Loading label={useSay()('shell.loader.page')} heights={[34, 320]} />;
