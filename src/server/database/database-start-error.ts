import { StartError } from '../start-error.ts'

/** The database cannot be used and the operator can mend it: one line, naming the setting and the remedy. */
export class DatabaseStartError extends StartError {}
