export function visitorTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
