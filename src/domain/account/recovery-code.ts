/** Recovery codes: sixteen letters and figures, shown in groups of four, accepted however they are typed. */

/** The code that somebody typed or copied, or null if it cannot be one. */
export function readRecoveryCode(text: string): string | null {
  const letters = text.replace(/[\s-]/g, '').toLowerCase()
  return /^[a-z2-7]{16}$/.test(letters) ? letters : null
}

export function showRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}
