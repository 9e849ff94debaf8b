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
  { app_metadata }: Pick<User, 'app_metadata'>,
  step: Step | null,
): 'code' | 'new-password' | null {
  if (levels && levels.nextLevel === 'aal2' && levels.currentLevel !== 'aal2') return 'code'
  return step === 'new-password' || app_metadata.needs_password === true ? 'new-password' : null
}
