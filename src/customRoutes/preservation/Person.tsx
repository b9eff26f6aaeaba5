import { useSay } from '../../i18n/useSay';
import { LineSkeleton } from '../../ui/LineSkeleton';

export interface PersonProps {
  /** Nobody where it is null or without a name; undefined while it is read. */
  readonly who: { readonly name: string; readonly cf: string } | null | undefined;
}

/** Somebody as the documents name them. */
export function Person({ who }: PersonProps) {
  const say = useSay();
  if (who === undefined) return <LineSkeleton />;
  return who?.name ? `${who.name}, ${who.cf}` : say('services.preservation.noManager');
}
