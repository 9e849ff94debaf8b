import { cannedReply } from '../../../src/content/chat/chat.ts'
import { defaultCompany, defaultListing } from '../../../src/content/company/company.ts'
import { specsOf } from '../../../src/content/equipment/equipment.ts'
import { buildHelpOffers, buildHelpTopics } from '../../../src/content/help/build-help-data.ts'
import { englishPhrases } from '../../../src/content/help/english-phrases.ts'
import { helpFacts } from '../../../src/content/help/help-facts.ts'
import { spanishPhrases, spanishReply } from '../../../src/content/help/spanish-phrases.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { createHelp, type Help, type HelpDeps } from '../../../src/domain/help/create-help.ts'
import { unpackOffers } from '../../../src/domain/help/packed-offers.ts'
import { unpackTopics } from '../../../src/domain/help/packed-topics.ts'
import { hoursOnDay } from '../../../src/domain/hours-on-day.ts'
import { readOpeningHours } from '../../../src/domain/opening-hours.ts'
import { portlandDay, portlandTimeZone } from '../../../src/domain/portland-day.ts'
import type { WorkCalendar } from '../../../src/domain/work-calendar.ts'
import { fakeAvailability } from './fake-availability.ts'

const calendar: WorkCalendar = {
  timeZone: portlandTimeZone,
  hours: readOpeningHours(defaultListing.openingHours) ?? [],
  federalHolidays: true,
  closedDays: [],
}

/** The help chat as a visitor has it at that moment, with bookings that are always the same. */
export function helpAt(moment: string, changed: Partial<HelpDeps> = {}): Help {
  return createHelp({
    offers: unpackOffers(buildHelpOffers()),
    speech: async (language) => ({
      topics: unpackTopics(buildHelpTopics(language)),
      phrases: language === 'es' ? spanishPhrases : englishPhrases,
      canned: (category) =>
        language === 'es' ? spanishReply(category, defaultCompany) : cannedReply(category, defaultCompany),
    }),
    facts: helpFacts(defaultCompany),
    written: [],
    today: () => portlandDay(new Date(moment)),
    moment: async (day) => ({
      open: true,
      changesAt: '2026-11-19T02:00:00Z',
      replyBy: '2026-11-19T19:00:00Z',
      timeZone: portlandTimeZone,
      day: day === null ? null : hoursOnDay(calendar, day),
      written: [],
    }),
    availability: async (itemIds, from, to) =>
      fakeAvailability(from, addDays(to ?? from, 1)).filter(({ itemId }) => itemIds.includes(itemId)),
    specs: async (itemId) => specsOf(itemId),
    ...changed,
  })
}
