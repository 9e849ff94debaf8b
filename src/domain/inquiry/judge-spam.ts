import * as limits from '../limits.ts'

export type SpamEvidence = {
  /** The content of the field that people do not see. */
  readonly honeypot: string
  /** From the first touch to the submission; null when unknown, for example without scripts. */
  readonly elapsedMs: number | null
  readonly captchaScore: number | null
  readonly fields: Readonly<Record<string, string>>
}

export type SpamReason = 'honeypot' | 'too_fast' | 'captcha_score' | 'link_flood'

/** Why an inquiry looks like spam. It is set aside for staff, never dropped, and the sender is not told. */
export function judgeSpam({ honeypot, elapsedMs, captchaScore, fields }: SpamEvidence): SpamReason[] {
  const reasons: SpamReason[] = []
  if (honeypot.trim() !== '') reasons.push('honeypot')
  if (elapsedMs !== null && elapsedMs < limits.spam.fastestMs) reasons.push('too_fast')
  if (captchaScore !== null && captchaScore < limits.spam.lowestScore) reasons.push('captcha_score')
  if (countLinks(Object.values(fields)) > limits.spam.links) reasons.push('link_flood')
  return reasons
}

function countLinks(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0), 0)
}
