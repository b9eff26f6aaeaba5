import type { Implementation } from '../../http/call';
import { create, type NewInRegistry } from './create';
import { deleteMany, deleteOne } from './delete';
import { disableMany, disableOne } from './disable';
import { enableMany } from './enable';
import { enableSpidMany } from './enableSpid';
import { find } from './find';
import { history } from './history';
import { importMany, upload } from './imports/userFiles';
import { letters } from './letters';
import { read as readOwnProfile, update as updateOwnProfile } from './ownProfile';
import { read } from './read';
import { renewMany } from './renewMany';
import { resetOtp } from './resetOtp';
import { assignMany } from './roles/assignMany';
import { assignOne } from './roles/assignOne';
import { sendCredentialsMany } from './sendCredentials';
import { readSpidPlan, setSpidPlan } from './spidPlan';
import { update } from './update';

/** Returns the implementations of the guarded endpoints of this area. */
export const usersRoutes = (registry: NewInRegistry): readonly Implementation[] => [
  create(registry),
  deleteMany,
  deleteOne,
  disableMany,
  disableOne,
  enableMany,
  enableSpidMany,
  find,
  history,
  importMany,
  upload,
  letters,
  readOwnProfile,
  updateOwnProfile,
  read,
  renewMany,
  resetOtp,
  assignMany,
  assignOne,
  sendCredentialsMany,
  readSpidPlan,
  setSpidPlan,
  update,
];
