/**
 * The help chat, asked 120 questions whose right answers were written before it had any:
 * `npm run bench -- chat [--show]`. It is tuned with one half of them; both are reported.
 */
import { parseArgs } from 'node:util'
import { cannedReply } from '../src/content/chat/chat.ts'
import { defaultCompany } from '../src/content/company/company.ts'
import { buildHelpData } from '../src/content/help/build-help-data.ts'
import { helpFacts } from '../src/content/help/help-facts.ts'
import { helpPhrases, spanishReply } from '../src/content/help/phrases.ts'
import { addDays } from '../src/domain/calendar-day.ts'
import { createHelp } from '../src/domain/help/create-help.ts'
import type { HelpReply } from '../src/domain/help/help.ts'
import { portlandDay, portlandTimeZone } from '../src/domain/portland-day.ts'
import { fakeAvailability } from './support/chat-questions/fake-availability.ts'
import { judge, type Verdict } from './support/chat-questions/judge.ts'
import { askedAt, type ChatQuestion } from './support/chat-questions/question.ts'
import { reportedQuestions } from './support/chat-questions/reported.ts'
import { tuningQuestions } from './support/chat-questions/tuning.ts'
import { atLeast, atMost, heading, printChecks, printTable } from './support/report.ts'
import { percentile } from './support/statistics.ts'

const rightAtLeast = 100
const medianMsAtMost = 100

export async function benchChat(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { show: { type: 'boolean', default: false } } })
  const began = performance.now()
  const help = createHelp({
    data: buildHelpData(),
    phrases: helpPhrases,
    canned: (category, language) =>
      language === 'es' ? spanishReply(category, defaultCompany) : cannedReply(category, defaultCompany),
    facts: helpFacts(defaultCompany),
    written: [],
    today: () => portlandDay(new Date(askedAt)),
    moment: async () => ({
      open: true,
      changesAt: '2026-11-19T02:00:00Z',
      replyBy: '2026-11-19T19:00:00Z',
      timeZone: portlandTimeZone,
      written: [],
    }),
    availability: async (itemIds, from, to) =>
      fakeAvailability(from, addDays(to ?? from, 1)).filter(({ itemId }) => itemIds.includes(itemId)),
  })
  const ready = performance.now() - began

  const halves = { tuned: tuningQuestions, reported: reportedQuestions }
  const times: number[] = []
  const counts: Record<Verdict, number>[] = []
  for (const [name, questions] of Object.entries(halves)) {
    const count = { right: 0, unhelpful: 0, wrong: 0 }
    for (const question of questions) {
      const reply = await ask(question)
      const verdict = judge(question, reply)
      count[verdict] += 1
      // The other half is not for tuning: what went wrong there stays unread.
      if (values.show && verdict !== 'right' && name === 'tuned') {
        console.log(
          `   ${verdict}: ${question.messages.join(' → ')}\n      ${reply.kind}/${reply.topic}: ${reply.text}`,
        )
      }
    }
    counts.push(count)
  }

  const all = [...tuningQuestions, ...reportedQuestions].length
  heading(`${all} questions to the help chat; ready in ${ready.toFixed(0)} ms`)
  printTable([
    ['', 'right', 'unhelpful', 'wrong'],
    ...Object.keys(halves).map((name, index) => {
      const { right = 0, unhelpful = 0, wrong = 0 } = counts[index] ?? {}
      return [name, String(right), String(unhelpful), String(wrong)]
    }),
  ])
  const sum = (verdict: Verdict) => counts.reduce((total, count) => total + count[verdict], 0)
  return printChecks([
    atLeast(`right of ${all}`, sum('right'), rightAtLeast),
    atMost('wrong', sum('wrong'), 0),
    atMost('median answer', percentile(times, 0.5), medianMsAtMost, 'ms', 2),
  ])

  async function ask({ messages }: ChatQuestion): Promise<HelpReply> {
    let last: HelpReply | null = null
    for (const message of messages) {
      const start = performance.now()
      last = await help.reply(message, last?.subject ?? null, last?.language ?? null)
      times.push(performance.now() - start)
    }
    if (!last) throw new Error('A question has at least one message.')
    return last
  }
}
