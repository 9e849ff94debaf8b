import type { Facts } from '../../../content/company/facts.ts'
import type { Help } from '../../../domain/help/create-help.ts'
import { fetchMoment } from './fetch-moment.ts'
import { withConnection } from './with-connection.ts'

let loading: Promise<Help> | null = null

/** Loads the engine and its data, with the first question. A failed load is tried again with the next question. */
export function loadHelp(facts: Facts): Promise<Help> {
  loading ??= load(facts).catch(forget)
  return loading
}

async function load({ company }: Facts): Promise<Help> {
  const [{ createPageHelp }, moment] = await Promise.all([
    withConnection(() => import('./page-help.ts')),
    fetchMoment(),
  ])
  const help = createPageHelp(company, fetchMoment, moment?.written ?? [])
  // The engine loads the topics of a language with the first question in it, which can fail as well.
  return { reply: (...question) => help.reply(...question).catch(forget) }
}

function forget(error: unknown): never {
  loading = null
  throw error
}
