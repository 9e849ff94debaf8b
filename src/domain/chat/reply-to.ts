/** In the order they are tried; the last one takes every message that matches no other. */
export const chatCategories = [
  'pricing',
  'equipment',
  'turnaround',
  'services',
  'contact',
  'fallback',
] as const

export type ChatCategory = (typeof chatCategories)[number]

const keywords: Readonly<Record<ChatCategory, readonly string[]>> = {
  pricing: ['price', 'pricing', 'cost', 'quote'],
  equipment: ['equipment', 'camera', 'gear'],
  turnaround: ['turnaround', 'fast', 'quick', 'rush'],
  services: ['service', 'what do you do'],
  contact: ['contact', 'phone', 'email'],
  fallback: [],
}

/** Words that merely contain a keyword: a prayer breakfast has nothing to do with "fast". */
const otherWords = new RegExp(
  [
    ...['priceless', 'costume', 'costa rica', 'costco', 'pentecost', 'unquote'],
    ...['bicameral', 'geared'],
    ...['breakfast', 'steadfast', 'belfast', 'fasten', 'fasting', 'quicktime', 'quicksand'],
    ...['brush', 'crush', 'rushmore', 'rushes'],
    ...['microphone', 'headphone', 'earphone', 'iphone', 'smartphone', 'saxophone'],
  ].join('|'),
  'g',
)

/** The topic of a message: the first category with a keyword anywhere in the text. */
export function replyTo(text: string): ChatCategory {
  const asked = text.toLowerCase().replace(otherWords, ' ')
  const named = (category: ChatCategory) => keywords[category].some((keyword) => asked.includes(keyword))
  return chatCategories.find(named) ?? 'fallback'
}
