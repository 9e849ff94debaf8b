import * as limits from '../limits.ts'

export type SpamEvidence = {
  /** The content of the field that people do not see. */
  readonly honeypot: string
  /** From the first touch to the submission; null when unknown, for example without scripts. */
  readonly elapsedMs: number | null
  readonly captchaScore: number | null
  readonly fields: Readonly<Record<string, string>>
  /** This site, as scheme and host: visitors may quote its pages as often as they like. */
  readonly ownOrigin: string
}

export type SpamReason = 'honeypot' | 'too_fast' | 'captcha_score' | 'link_flood'

/** Why an inquiry looks like spam. It is set aside for staff, never dropped, and the sender is not told. */
export function judgeSpam({
  honeypot,
  elapsedMs,
  captchaScore,
  fields,
  ownOrigin,
}: SpamEvidence): SpamReason[] {
  const reasons: SpamReason[] = []
  if (honeypot.trim() !== '') reasons.push('honeypot')
  if (elapsedMs !== null && elapsedMs < limits.spam.fastestMs) reasons.push('too_fast')
  if (captchaScore !== null && captchaScore < limits.spam.lowestScore) reasons.push('captcha_score')
  if (countLinks(Object.values(fields), ownOrigin) > limits.spam.links) reasons.push('link_flood')
  return reasons
}

function countLinks(texts: readonly string[], ownOrigin: string): number {
  const isOwn = (link: string) =>
    link.startsWith(ownOrigin) && /^(?:[\s/?#]|$)/.test(link.slice(ownOrigin.length))
  return texts.reduce((sum, text) => {
    const found = text.toLowerCase().matchAll(/https?:\/\/(?:www\.)?|\bwww\./g)
    return (
      sum +
      [...found].filter(({ index, input }) => !isOwn(input.slice(index, index + ownOrigin.length + 1))).length
    )
  }, 0)
}
