import { masterKeyRotate } from '../../../contract/keys/endpoints';
import { rotateMasterKey } from '../../db/rotateMasterKey';
import { implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';

const IN_ENVIRONMENT =
  'La chiave è in SECRET_KEY: indicare quella nuova in SECRET_KEY e quella attuale in SECRET_KEY_BEFORE, poi riavviare tutti i processi.';
const STILL_AT_WORK =
  'Nel database è ancora in corso un’operazione lunga: la rotazione è iniziata e va conclusa ripetendo il comando tra qualche minuto.';

/**
 * Rotates the master key. Changes files and database outside this call's transaction; after a failure, repeating the
 * call continues where it stopped.
 */
export const rotateMaster = implementInSteps(masterKeyRotate, {
  find: async ({ config }) => {
    if (config.secretKeys.length > 0) throw new Refusal('conflict', { detail: IN_ENVIRONMENT });
  },
  work: (_, { db, config }) => rotateMasterKey(db, config.dataDir),
  store: async (call, _input, sealed) => {
    if (sealed === undefined) throw new Refusal('conflict', { detail: STILL_AT_WORK });
    call.audit({ entity: 'keys', action: 'rotate', after: { master: sealed } });
    return { sealed };
  },
});
