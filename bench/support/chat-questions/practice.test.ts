import { expect, test } from 'vitest'
import type { HelpReply } from '../../../src/domain/help/help.ts'
import { helpAt } from './help-at.ts'
import { judgePractice } from './judge-practice.ts'
import { practiceQuestions } from './practice.ts'
import { askedAt } from './question.ts'

const rightAtLeast = 0.97

test('the practice questions are answered, and what the site does not say is not', async () => {
  const { reply } = helpAt(askedAt)
  const missed: string[] = []
  const madeUp: string[] = []
  for (const [asked, right] of practiceQuestions) {
    let last: HelpReply | null = null
    for (const message of [asked].flat())
      last = await reply(message, last?.subject ?? null, last?.language ?? null)
    if (!last || judgePractice(right, last) === 'right') continue
    const told = `${[asked].flat().join(' → ')}: ${last.kind} ${last.topic}`
    missed.push(told)
    if (right === 'unknown') madeUp.push(told)
  }
  expect(madeUp).toEqual([])
  expect(1 - missed.length / practiceQuestions.length, missed.join('\n')).toBeGreaterThanOrEqual(rightAtLeast)
})
