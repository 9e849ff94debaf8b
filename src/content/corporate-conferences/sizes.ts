/** The only price that pages show in front of the gate, always with what it buys. */
export const startingPrice = { dollars: 9500, figure: '$9,500', buys: 'for fewer than 50 attendees' } as const

export const startingAt = `${startingPrice.figure} ${startingPrice.buys}`

/** The sizes of conference we film, smallest first; prices of the larger ones are behind the gate. */
export const conferenceSizes = [
  { id: 'starter', name: 'Starter', attendees: 'Fewer than 50', length: '2 days' },
  { id: 'essential', name: 'Essential', attendees: '50-200', length: '2 days' },
  { id: 'premium', name: 'Premium', attendees: '200-500', length: '2 days' },
  { id: 'enterprise', name: 'Enterprise', attendees: '500+', length: '2 days' },
] as const
