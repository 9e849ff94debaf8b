import { once } from '../../../../domain/once.ts'
import { partsOf } from '../../../../domain/wall-time.ts'
import type { SelectOption } from '../../../../ui/form/select-field.tsx'

/** From east to west. */
const usZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]

const options = once((): readonly SelectOption[] => {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !usZones.includes(zone))
  return [
    ...usZones.map((zone) => ({ value: zone, label: `${commonName(zone)} (${cityOf(zone)})` })),
    ...others.map(plainOption),
  ]
})

/** Every time zone, those of the United States first; the one that is set is among them even if browsers know it by another name. */
export function zoneOptions(current: string): readonly SelectOption[] {
  const known = options()
  return known.some(({ value }) => value === current) ? known : [plainOption(current), ...known]
}

function plainOption(zone: string): SelectOption {
  return { value: zone, label: zone.replaceAll('_', ' ') }
}

/** Pacific Time */
function commonName(timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  return partsOf(clock, new Date())('timeZoneName')
}

function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
