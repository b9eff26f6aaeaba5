/** Error that prevents the start; its message is one English sentence for the terminal that says what to do. */
export class StartupError extends Error {}

/** Another process holds the data folder. */
export class FolderInUse extends StartupError {}
