import { counted } from '../../domain/help/counted.ts'
import { phraseTerms } from '../../domain/help/find-topic.ts'
import type { HelpLanguage } from '../../domain/help/help.ts'
import type { HelpConference, HelpItem, HelpSet } from '../../domain/help/help-offers.ts'
import { type PackedOffers, packOffers } from '../../domain/help/packed-offers.ts'
import { type PackedTopics, packTopics } from '../../domain/help/packed-topics.ts'
import { conferencePackages } from '../corporate-conferences/packages.ts'
import { catalog, equipment } from '../equipment/equipment.ts'
import { kits } from '../equipment/kits.ts'
import { packages } from '../equipment/packages.ts'
import { priceOf } from '../quote/quote-catalog.ts'
import { everydayWords, kitNames, packageNames } from './offers.ts'
import { helpTopics } from './topics.ts'

/**
 * The data the help chat answers from: put together when the site is built, and loaded with the first
 * question, the topics in its language only.
 */
export function buildHelpOffers(): PackedOffers {
  return packOffers({ items: items(), sets: [...kitSets(), ...packageSets()], conferences })
}

export function buildHelpTopics(language: HelpLanguage): PackedTopics {
  const topics = helpTopics.map(({ id, page, asked, answer, open }) => ({
    id,
    page: { text: page.title[language], url: page.href },
    asked: [...new Set(asked[language].map((phrase) => phraseTerms(phrase, language)))],
    answer: answer[language],
    ...(open ? { open } : {}),
  }))
  return packTopics(topics)
}

const listed = new Set(equipment.map(({ id }) => id))

function priced(kind: 'item' | 'kit' | 'package', id: string) {
  const price = priceOf(kind, id)
  if (!price) throw new Error(`The ${kind} "${id}" has no price.`)
  const { name, cents, covers, owned } = price
  return { id, name, cents, covers, owned }
}

function items(): HelpItem[] {
  return catalog.map(({ id, kind }) => ({
    ...priced('item', id),
    called: everydayWords[kind],
    ...(listed.has(id) ? {} : { kitOnly: true }),
  }))
}

function placeOf(itemId: string): number {
  const place = catalog.findIndex(({ id }) => id === itemId)
  if (place < 0) throw new Error(`No item is called "${itemId}".`)
  return place
}

function kitSets(): HelpSet[] {
  return kits.map(({ id, categories }) => {
    const gear = categories.flatMap((category) => category.gear)
    return {
      ...priced('kit', id),
      kind: 'kit',
      gear: gear.map(({ itemId, quantity }) => [placeOf(itemId), quantity] as const),
      extras: [],
      called: kitNames[id],
    }
  })
}

function packageSets(): HelpSet[] {
  return packages.map(({ id, items: lines }) => ({
    ...priced('package', id),
    kind: 'package',
    gear: lines.flatMap((line) => (line.kind === 'gear' ? [[placeOf(line.itemId), line.qty] as const] : [])),
    extras: lines.flatMap((line) => (line.kind === 'extra' ? [counted(line.qty, line.name)] : [])),
    called: packageNames[id] ?? [],
  }))
}

const conferences: readonly HelpConference[] = conferencePackages.map(
  ({ id, name, attendees, price, length, includes }) => ({
    id,
    name,
    attendees,
    most: mostOf(attendees),
    cents: 100 * Number(price.replace(/\D/g, '')),
    days: Number.parseInt(length, 10),
    includes,
  }),
)

/** `Fewer than 50` is 49, `50-200` is 200, `500+` has no end. */
function mostOf(attendees: string): number | null {
  if (attendees.endsWith('+')) return null
  const most = Number(/\d+$/.exec(attendees)?.[0])
  return attendees.startsWith('Fewer') ? most - 1 : most
}
