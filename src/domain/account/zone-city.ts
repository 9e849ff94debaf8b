/** The city that a time zone is named after, such as Los Angeles; null for zones without one, such as UTC. */
export function zoneCity(timeZone: string | null): string | null {
  if (!timeZone?.includes('/') || timeZone.startsWith('Etc/')) return null
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') || null
}
