import { english } from '../english';
import type * as italian from '../it/views';

export const views = english<typeof italian>()({
  enterNameOfView: 'Enter the name of the view',
  nameOfView: 'The name of the view cannot be longer than {count} characters',
  atMostViewsOfList: 'At most {count} views of a list can be saved',
  thereIsViewOfName: 'There is a view of this name already',
});
