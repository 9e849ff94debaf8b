import offers from 'virtual:help-offers'
import { cannedReply } from '../../../content/chat/chat.ts'
import type { Company } from '../../../content/company/company.ts'
import { helpFacts } from '../../../content/help/help-facts.ts'
import { helpPhrases, spanishReply } from '../../../content/help/phrases.ts'
import { createHelp, type Help } from '../../../domain/help/create-help.ts'
import type { HelpMoment, SpokenTopic, WrittenAnswer } from '../../../domain/help/help.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import { fetchAvailability } from '../availability/fetch-availability.ts'
import { withConnection } from './with-connection.ts'

/** The help chat on a page: answers from the content, with what the server knows of bookings and the hour. */
export function createPageHelp(
  company: Company,
  moment: () => Promise<HelpMoment | null>,
  written: readonly WrittenAnswer[],
): Help {
  return createHelp({
    offers,
    topics: async (language) =>
      (
        await withConnection<{ readonly default: readonly SpokenTopic[] }>(() =>
          language === 'es' ? import('virtual:help-topics-es') : import('virtual:help-topics-en'),
        )
      ).default,
    written,
    phrases: helpPhrases,
    canned: (category, language) =>
      language === 'es' ? spanishReply(category, company) : cannedReply(category, company),
    facts: helpFacts(company),
    today: () => portlandDay(new Date()),
    moment,
    async availability(itemIds, from, to) {
      const question = { from, to: to ?? '' }
      const outcome = await fetchAvailability(fetch, question, new AbortController().signal, itemIds)
      return outcome.kind === 'answered' ? outcome.answer.items : null
    },
  })
}
