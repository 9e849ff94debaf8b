import offers from 'virtual:help-offers'
import { cannedReply } from '../../../content/chat/chat.ts'
import type { Company } from '../../../content/company/company.ts'
import { helpFacts } from '../../../content/help/help-facts.ts'
import { createHelp, type Help, type Speech } from '../../../domain/help/create-help.ts'
import type { HelpMoment, WrittenAnswer } from '../../../domain/help/help.ts'
import { unpackOffers } from '../../../domain/help/packed-offers.ts'
import { unpackTopics } from '../../../domain/help/packed-topics.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import { fetchAvailability } from '../availability/fetch-availability.ts'
import { withConnection } from './with-connection.ts'

/** The help chat on a page: answers from the content, with what the server knows of bookings and the hour. */
export function createPageHelp(
  company: Company,
  moment: (day: string | null) => Promise<HelpMoment | null>,
  written: readonly WrittenAnswer[],
): Help {
  return createHelp({
    offers: unpackOffers(offers),
    speech: (language) =>
      withConnection(() => (language === 'es' ? speakSpanish(company) : speakEnglish(company))),
    written,
    facts: helpFacts(company),
    today: () => portlandDay(new Date()),
    moment,
    async availability(itemIds, from, to) {
      const question = { from, to: to ?? '' }
      const outcome = await fetchAvailability(fetch, question, new AbortController().signal, itemIds)
      return outcome.kind === 'answered' ? outcome.answer.items : null
    },
    async specs(itemId) {
      const { specsOf } = await withConnection(() => import('../../../content/equipment/equipment.ts'))
      return specsOf(itemId)
    },
  })
}

async function speakEnglish(company: Company): Promise<Speech> {
  const [{ default: topics }, { englishPhrases }] = await Promise.all([
    import('virtual:help-topics-en'),
    import('../../../content/help/english-phrases.ts'),
  ])
  return {
    topics: unpackTopics(topics),
    phrases: englishPhrases,
    canned: (category) => cannedReply(category, company),
  }
}

async function speakSpanish(company: Company): Promise<Speech> {
  const [{ default: topics }, { spanishPhrases, spanishReply }] = await Promise.all([
    import('virtual:help-topics-es'),
    import('../../../content/help/spanish-phrases.ts'),
  ])
  return {
    topics: unpackTopics(topics),
    phrases: spanishPhrases,
    canned: (category) => spanishReply(category, company),
  }
}
