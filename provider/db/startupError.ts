/** The program cannot start; the message is one English sentence for the terminal that says what to do. */
export class StartupError extends Error {}

/** Another process has the data folder. */
export class FolderInUse extends StartupError {}
