import { isStaff, type Role } from '../../../domain/desk/roles.ts'

/** The role in a hosted user's `app_metadata`. Projects from before there were roles say `staff`. */
export function hostedRole(role: unknown): Role {
  if (role === 'staff') return 'producer'
  return typeof role === 'string' && isStaff(role) ? role : 'visitor'
}
