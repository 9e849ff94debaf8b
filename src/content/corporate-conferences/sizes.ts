/** The sizes of conference we film; what they cost is for those who ask. */
export const conferenceSizes = [
  { id: 'essential', name: 'Essential', attendees: '50-200', length: '2 days' },
  { id: 'premium', name: 'Premium', attendees: '200-500', length: '2 days' },
  { id: 'enterprise', name: 'Enterprise', attendees: '500+', length: '2 days' },
] as const
