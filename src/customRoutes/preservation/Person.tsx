import { useSay } from '../../i18n/useSay';
import { LineSkeleton } from '../../ui/LineSkeleton';

export interface PersonProps {
  /** Null or without a name if there is no such person; undefined while loading. */
  readonly who: { readonly name: string; readonly cf: string } | null | undefined;
}

/** Shows a person as the documents name them. */
export function Person({ who }: PersonProps) {
  const say = useSay();
  if (who === undefined) return <LineSkeleton />;
  return who?.name ? `${who.name}, ${who.cf}` : say('services.preservation.noManager');
}
