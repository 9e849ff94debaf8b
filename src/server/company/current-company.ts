import type { Company, CompanyListing } from '../../content/company/company.ts'
import { hoursWords } from '../../content/company/hours-words.ts'
import { writeOpeningHours } from '../../domain/opening-hours.ts'
import type { WorkCalendar } from '../../domain/work-calendar.ts'

/** The company whose hours, read at any moment, are those of that moment; null stands for the words it came with. */
export function followHours(company: Company, setCalendar: () => WorkCalendar | null): Company {
  const words = () => {
    const calendar = setCalendar()
    return calendar ? hoursWords(calendar) : company
  }
  return {
    ...company,
    get hours() {
      return words().hours
    },
    get hoursBothZones() {
      return words().hoursBothZones
    },
  }
}

/** The facts of the pages with the hours that an owner has set. */
export function withHours<Facts extends { readonly company: Company; readonly listing: CompanyListing }>(
  facts: Facts,
  calendar: WorkCalendar,
): Facts {
  return {
    ...facts,
    company: { ...facts.company, ...hoursWords(calendar) },
    listing: { ...facts.listing, openingHours: writeOpeningHours(calendar.hours) },
  }
}
