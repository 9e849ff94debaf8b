import type { AuthenticatorAssuranceLevels, User } from '@supabase/auth-js'
import type { Step } from './kept-step.ts'

type Levels = {
  readonly currentLevel: AuthenticatorAssuranceLevels | null
  readonly nextLevel: AuthenticatorAssuranceLevels | null
}

/**
 * What a signed-in visitor still has to do before going on. The code of a second factor comes first: a new password
 * is not taken without it.
 */
export function nextDemand(
  levels: Levels | null,
  { app_metadata }: Pick<User, 'app_metadata'>,
  step: Step | null,
): 'code' | 'new-password' | null {
  if (levels && levels.nextLevel === 'aal2' && levels.currentLevel !== 'aal2') return 'code'
  return step === 'new-password' || app_metadata.needs_password === true ? 'new-password' : null
}
