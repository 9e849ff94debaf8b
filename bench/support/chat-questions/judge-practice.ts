import type { HelpReply } from '../../../src/domain/help/help.ts'
import type { Verdict } from './judge.ts'

/** `wrong` answers something else than is asked; `unhelpful` passes on what could have been answered. */
export function judgePractice(right: string, { kind, topic, text }: HelpReply): Verdict {
  const isRight = right.split('|').some((each) => {
    const [name, said = ''] = each.split(': ')
    if (name === 'unknown') return kind === 'unknown' && topic === 'unknown'
    return (name === topic || name === kind) && text.includes(said)
  })
  if (isRight) return 'right'
  return kind === 'unknown' || kind === 'person' ? 'unhelpful' : 'wrong'
}
