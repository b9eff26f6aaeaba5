import { supplyKit } from '../engine/declaration/kit';
import { later } from '../i18n/italian';
import { speakOfResources } from '../i18n/resourceWords';

/** Supplies the default words of declared resources, and the parts that their screens load. */
export function supplyParts(): void {
  speakOfResources();
  supplyKit(later(() => import('./parts').then((file) => file.kit)));
}
