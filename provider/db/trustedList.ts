import type { TrustedListKept } from '../../contract/entities/trustedList';
import type { Tx } from './database';
import { readSetting, writeSetting } from './settings';

const NAME = 'trustedList';

/** The trusted list that was imported last; undefined where none was. */
export const readList = (tx: Tx): Promise<TrustedListKept | undefined> => readSetting(tx, NAME);

export const writeList = (tx: Tx, list: TrustedListKept): Promise<void> => writeSetting(tx, NAME, list);
