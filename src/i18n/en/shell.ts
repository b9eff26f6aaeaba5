import type { Catalogue } from '../catalogue';

/** Sentences of the frame around every page, and of the session. */
export const shell: Catalogue['shell'] = {
  product: 'Sportello',
  defaultTitle: 'Administrative area',
  skip: 'Skip to content',
  navigation: 'Main menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  narrowMenu: 'Collapse the menu',
  widenMenu: 'Expand the menu',
  home: 'Home page',
  profile: 'Profile',
  profileOf: 'Profile of %{name}',
  account: {
    user: 'User',
    school: 'School',
    ministerialCode: 'Ministerial code',
    customerCode: 'Customer code',
    lastAccess: 'Last access',
    firstAccess: 'This is the first access',
    roles: 'Role',
  },
  role: {
    supervisor: 'Supervisor',
    teacherManager: 'Teacher manager',
    campusManager: 'Campus manager',
    user: 'User',
    operator: 'Operator',
  },
  exit: 'Sign out',
  close: 'Close',
  retry: 'Try again',
  darkTheme: 'Use the dark theme',
  lightTheme: 'Use the light theme',
  language: 'Language',
  welcome: {
    title: 'Welcome',
    hello: 'Welcome, %{name}',
    about: 'You are signed in. This is the account in use.',
    nothingYet:
      'There is nothing for this account in this console yet. To change your data or your permissions, ask the supervisor of the school.',
  },
  loader: {
    title: 'Please wait...',
    opening: 'The workspace is being created...',
    starting: 'Checking your sign-in...',
    leaving: 'Signing out...',
    page: 'The page is being loaded...',
  },
  failure: {
    title: 'Sign-in failed',
    workspace: 'The workspace could not be created. Please try again later.',
    unreachable: 'The sign-in service does not answer. Check the connection and try again.',
    notAuthorised: 'Operation not allowed. The user is not authorised to sign in.',
    disabledAccount: 'If you signed in with an ArgoID, it is tied to a disabled school account.',
  },
  expiry: {
    title: 'The session is about to expire',
    about: 'To go on working, sign in again as the same user. What you wrote in this page is kept.',
    again: 'Sign in again',
    logout: 'Logout',
    differentUser: 'Operation not allowed. The user who signed in again is not the one of before',
    interrupted:
      'You were not signed in again. Press "Sign in again" once more and let the browser open the window.',
  },
  notFound: {
    title: 'Page not found',
    about: 'The address is wrong, or the page is no longer available.',
  },
  forbidden: {
    title: 'Access denied',
    about: 'You have no permission to see this page. Ask the supervisor of the school.',
  },
  problem: {
    title: 'Something went wrong',
    about: 'The page cannot be shown. What was saved is safe: reload the page or go back to the home page.',
    reload: 'Reload the page',
  },
  goHome: 'Go to the home page',
  unreachable: 'The service cannot be reached. Check the connection and try again.',
  unavailable: 'The service is not available at the moment. Try again in a few seconds.',
};
