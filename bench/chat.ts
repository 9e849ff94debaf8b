/**
 * The help chat, asked 120 questions whose right answers were written before it had any:
 * `npm run bench -- chat [--show]`. It is tuned with one half of them; both are reported.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { HelpLanguage, HelpReply } from '../src/domain/help/help.ts'
import { helpAt } from './support/chat-questions/help-at.ts'
import { judge, type Verdict } from './support/chat-questions/judge.ts'
import { askedAt, type ChatQuestion } from './support/chat-questions/question.ts'
import { reportedQuestions } from './support/chat-questions/reported.ts'
import { tuningQuestions } from './support/chat-questions/tuning.ts'
import { atLeast, atMost, heading, printChecks, printTable } from './support/report.ts'
import { percentile } from './support/statistics.ts'

const rightAtLeast = 100
const medianMsAtMost = 100
const kilobytesAtMost = 40
const assets = join(import.meta.dirname, '../dist/site/assets')

export async function benchChat(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { show: { type: 'boolean', default: false } } })
  const { halves, right, wrong, times, readyMs } = await measureChat(values.show)
  const all = halves.reduce((sum, { questions }) => sum + questions, 0)
  heading(`${all} questions to the help chat; ready in ${readyMs.toFixed(0)} ms`)
  printTable([
    ['', 'questions', 'right', 'unhelpful', 'wrong'],
    ...halves.map(({ name, questions, counts }) => [
      name,
      ...[questions, counts.right, counts.unhelpful, counts.wrong].map(String),
    ]),
  ])
  return printChecks([
    atLeast(`right of ${all}`, right, rightAtLeast),
    atMost('wrong', wrong, 0),
    atMost('median answer', percentile(times, 0.5), medianMsAtMost, 'ms', 2),
    atMost('engine, offers and English', (await loadedBytes('en')) / 1000, kilobytesAtMost, 'KB', 1),
    atMost('engine, offers and Spanish', (await loadedBytes('es')) / 1000, kilobytesAtMost, 'KB', 1),
  ])
}

/** The files that only the first question in a language loads, compressed as they are sent. */
async function loadedBytes(language: HelpLanguage): Promise<number> {
  const own = [
    'page-help-',
    `_virtual_help-topics-${language}-`,
    language === 'es' ? 'spanish-phrases-' : 'english-phrases-',
  ]
  const files = await readdir(assets)
  const sizes = own.map(async (name) => {
    const file = files.find((each) => each.startsWith(name) && each.endsWith('.js.br'))
    if (file === undefined) throw new Error(`The build has no ${name}*.js.br.`)
    return (await stat(join(assets, file))).size
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Asks every question; `show` prints the answers of the tuned half that are not right. */
export async function measureChat(show = false) {
  const began = performance.now()
  const help = helpAt(askedAt)
  const readyMs = performance.now() - began
  const times: number[] = []
  const halves: { name: string; questions: number; counts: Record<Verdict, number> }[] = []
  for (const [name, questions] of [
    ['tuned', tuningQuestions],
    ['reported', reportedQuestions],
  ] as const) {
    const counts = { right: 0, unhelpful: 0, wrong: 0 }
    for (const question of questions) {
      const reply = await ask(question)
      const verdict = judge(question, reply)
      counts[verdict] += 1
      if (show && verdict !== 'right' && name === 'tuned') tell(question, reply, verdict)
    }
    halves.push({ name, questions: questions.length, counts })
  }
  const sum = (verdict: Verdict) => halves.reduce((total, { counts }) => total + counts[verdict], 0)
  return { halves, right: sum('right'), wrong: sum('wrong'), times, readyMs }

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

function tell({ messages }: ChatQuestion, { kind, topic, text }: HelpReply, verdict: Verdict): void {
  console.log(`   ${verdict}: ${messages.join(' → ')}\n      ${kind}/${topic}: ${text}`)
}
