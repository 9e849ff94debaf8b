import { StartError } from '../start-error.ts'

/** A backup that is truncated, altered, sealed with another passphrase or not one at all. Nothing of it is used. */
export class BackupError extends StartError {}
