import type { HelpFacts, InLanguages } from '../../domain/help/help.ts'
import type { Company } from '../company/company.ts'

/** The facts that answers name by placeholders. */
export function helpFacts(company: Company): InLanguages<HelpFacts> {
  const { name, phone, email, city, hours, hoursBothZones, partner } = company
  const facts = { company: name, phone, email, city, hours, hoursBothZones, partner: partner.name }
  return {
    en: facts,
    es: { ...facts, hours: spanishHours(hours), hoursBothZones: spanishHours(hoursBothZones) },
  }
}

const spanishDays: Readonly<Record<string, string>> = {
  Mon: 'lun',
  Tue: 'mar',
  Wed: 'mié',
  Thu: 'jue',
  Fri: 'vie',
  Sat: 'sáb',
  Sun: 'dom',
}

/** `Mon-Fri 9AM-6PM PT` with the days in Spanish; hours and zones are read alike in both languages. */
export function spanishHours(hours: string): string {
  return hours.replace(
    /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b/g,
    (day) => spanishDays[day.slice(0, 3)] ?? day,
  )
}
