import { cannedReply } from '../../../src/content/chat/chat.ts'
import { defaultCompany } from '../../../src/content/company/company.ts'
import { buildHelpOffers, buildHelpTopics } from '../../../src/content/help/build-help-data.ts'
import { helpFacts } from '../../../src/content/help/help-facts.ts'
import { helpPhrases, spanishReply } from '../../../src/content/help/phrases.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { createHelp, type Help, type HelpDeps } from '../../../src/domain/help/create-help.ts'
import { portlandDay, portlandTimeZone } from '../../../src/domain/portland-day.ts'
import { fakeAvailability } from './fake-availability.ts'

/** The help chat as a visitor has it at that moment, with bookings that are always the same. */
export function helpAt(moment: string, changed: Partial<HelpDeps> = {}): Help {
  return createHelp({
    offers: buildHelpOffers(),
    topics: async (language) => buildHelpTopics(language),
    phrases: helpPhrases,
    canned: (category, language) =>
      language === 'es' ? spanishReply(category, defaultCompany) : cannedReply(category, defaultCompany),
    facts: helpFacts(defaultCompany),
    written: [],
    today: () => portlandDay(new Date(moment)),
    moment: async () => ({
      open: true,
      changesAt: '2026-11-19T02:00:00Z',
      replyBy: '2026-11-19T19:00:00Z',
      timeZone: portlandTimeZone,
      written: [],
    }),
    availability: async (itemIds, from, to) =>
      fakeAvailability(from, addDays(to ?? from, 1)).filter(({ itemId }) => itemIds.includes(itemId)),
    ...changed,
  })
}
