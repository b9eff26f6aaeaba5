import type { Catalogue } from '../catalogue';

/** Sentences of the notifications. */
export const notification: Catalogue['resources']['notification'] = {
  name: 'Notification |||| Notifications',
  title: 'Notifications',
  caption: 'Notifications still to be read',
  search: 'Search in title and text',
  one: '%{name}',
  menu: 'Notifications',
  empty: 'Fine, you have no notifications',
  fields: {
    title: 'Title',
    text: 'Text',
    publishedAt: 'Date',
  },
  actions: {
    markRead: {
      label: 'Mark as read',
      row: 'Mark %{name} as read',
      planned: '%{smart_count} to mark as read |||| %{smart_count} to mark as read',
      leftOut: 'Still to be read',
      none: 'Select one or more checkboxes',
      doneOne: 'Notification marked as read',
      doneMany: 'Notifications marked as read',
      nothingToDo: 'No notification marked as read',
      partly: '%{smart_count} notification marked as read |||| %{smart_count} notifications marked as read',
      confirm: 'Mark as read',
      steps: {},
    },
  },
};
