import type { HelpPlaceholder } from '../../domain/help/help.ts'
import type { Company } from '../company/company.ts'

/** The facts that answers name by placeholders. */
export function helpFacts({
  name,
  phone,
  email,
  city,
  hours,
  hoursBothZones,
  partner,
}: Company): Readonly<Record<HelpPlaceholder, string>> {
  return { company: name, phone, email, city, hours, hoursBothZones, partner: partner.name }
}
