import { readFileSync } from 'node:fs'
import { passwordField } from '../../../domain/account/account-fields.ts'

export type WeakPassword = { readonly reasons: readonly ('length' | 'pwned')[]; readonly message: string }

const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split(/\r?\n/)
    .filter(Boolean),
)

/** Why a password is not acceptable; null when it is. */
export function judgePassword(password: string, email: string): WeakPassword | null {
  const parsed = passwordField.safeParse(password)
  if (!parsed.success) {
    return { reasons: ['length'], message: parsed.error.issues[0]?.message ?? '' }
  }
  const plain = password.normalize('NFKC').toLowerCase()
  if (plain === email || plain === email.split('@')[0]) {
    return {
      reasons: ['pwned'],
      message: 'Password is too easy to guess: please do not use your email address.',
    }
  }
  if (commonPasswords.has(plain)) {
    return {
      reasons: ['pwned'],
      message: 'Password is one of the most common ones and easy to guess: please choose another.',
    }
  }
  return null
}
