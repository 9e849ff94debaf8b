import type { AuthenticatorAssuranceLevels, User } from '@supabase/auth-js'
import type { Step } from './kept-step.ts'

type Levels = {
  readonly currentLevel: AuthenticatorAssuranceLevels | null
  readonly nextLevel: AuthenticatorAssuranceLevels | null
}

/**
 * The next thing that a signed-in visitor must do before continuing. The code of a second factor comes first,
 * because the server does not accept a new password without it.
 */
export function nextDemand(
  levels: Levels | null,
  { app_metadata, user_metadata }: Pick<User, 'app_metadata' | 'user_metadata'>,
  step: Step | null,
): 'code' | 'new-password' | 'joining' | null {
  if (levels && levels.nextLevel === 'aal2' && levels.currentLevel !== 'aal2') return 'code'
  // An account made by an invitation has no name either.
  if (isStaff({ app_metadata }) && app_metadata.needs_password === true && !user_metadata.display_name) {
    return 'joining'
  }
  return step === 'new-password' || app_metadata.needs_password === true ? 'new-password' : null
}

/** Hints only at what to show: the server decides what staff may do. */
export function isStaff({ app_metadata }: Pick<User, 'app_metadata'>): boolean {
  return app_metadata.role === 'staff'
}

/** Whether the desk is closed to a member of staff who has no authenticator app yet. */
export function needsFactor(levels: Levels | null, user: Pick<User, 'app_metadata'>): boolean {
  return isStaff(user) && levels?.nextLevel === 'aal1'
}
