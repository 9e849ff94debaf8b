import { pagePaths } from '../../routes.ts'
import { type ItemAvailability, statusOf } from '../availability/availability.ts'
import { writeQuestion } from '../availability/availability-question.ts'
import { readPeriod } from '../availability/rental-period.ts'
import { daysBetween } from '../calendar-day.ts'
import type { ChatLink } from '../chat/conversation.ts'
import { lengthsIn } from '../equipment/rental-length.ts'
import { formatDollars } from '../format-dollars.ts'
import { counted } from './counted.ts'
import { conferenceFor } from './find-offer.ts'
import type { HelpSubject } from './help.ts'
import type { HelpConference, HelpItem, HelpOffers, HelpSet } from './help-offers.ts'
import type { Phrases } from './phrases.ts'
import type { Question } from './read-question.ts'

/** The part of a reply that depends on what is asked for. */
export type OfferReply = {
  readonly topic: string
  readonly text: string
  readonly links: readonly ChatLink[]
  readonly subject: HelpSubject | null
}

export type ReadAvailability = (
  itemIds: readonly string[],
  from: string,
  to: string | null,
) => Promise<readonly ItemAvailability[] | null>

/** The specifications and features of an item, which the equipment pages have: loaded when they are asked for. */
export type ReadSpecs = (itemId: string) => Promise<readonly string[]>

const money = (cents: number) => formatDollars(Math.round(cents / 100))

const noDetails = { attendees: null, days: null, quantity: null, from: null, to: null }

/** An estimate by the rules of the quote: a package covers its days, and a begun length counts in full. */
export function replyAboutConference(
  { conferences }: HelpOffers,
  phrases: Phrases,
  attendees: number | null,
  days: number | null,
): OfferReply {
  const words = phrases.conference
  const links = [{ text: words.link, url: pagePaths.corporateConferences }]
  const subject = { ...noDetails, kind: 'conference', id: '', attendees, days } as const
  const [smallest] = conferences
  const fitting = attendees === null ? null : conferenceFor(conferences, attendees)
  if (attendees === null || !fitting || !smallest) {
    const text = smallest ? words.start(money(smallest.cents), smallest.attendees) : ''
    return { topic: 'conference-start', text, links, subject }
  }
  const { name, attendees: size, cents, days: covered } = fitting
  const sentences = [
    words.fits(attendees, name, size),
    words.price(money(cents), phrases.days(covered)),
    ...lengthSentences(days, covered, cents, phrases),
    words.extra,
  ]
  return { topic: 'conference-estimate', text: sentences.join(' '), links, subject }
}

export function replyAboutConferencePackage(
  { id, name, attendees, cents, includes, days: covered }: HelpConference,
  phrases: Phrases,
  days: number | null,
): OfferReply {
  const words = phrases.conference
  const sentences = [
    words.package(name, attendees, money(cents), includes.join('; ')),
    ...lengthSentences(days, covered, cents, phrases),
    words.extra,
  ]
  return {
    topic: `conference-${id}`,
    text: sentences.join(' '),
    links: [{ text: words.link, url: pagePaths.corporateConferences }],
    subject: { ...noDetails, kind: 'conference', id, days },
  }
}

export function replyAboutTwoSizes(one: HelpConference, other: HelpConference, phrases: Phrases): OfferReply {
  const words = phrases.conference
  const [smaller, larger] = one.cents <= other.cents ? [one, other] : [other, one]
  const size = ({ name, attendees, cents }: HelpConference) => words.size(name, attendees, money(cents))
  return {
    topic: 'conference-sizes',
    text: `${words.compare(size(smaller), size(larger), larger.name, larger.includes.join('; '))} ${words.extra}`,
    links: [{ text: words.link, url: pagePaths.corporateConferences }],
    subject: { ...noDetails, kind: 'conference', id: '' },
  }
}

/** The price of a package for another length than its own. */
function lengthSentences(days: number | null, covered: number, cents: number, phrases: Phrases): string[] {
  if (days === null) return []
  const words = phrases.conference
  if (days < covered) return [words.shorter]
  const lengths = lengthsIn(days, { count: covered, unit: 'day' })
  return lengths > 1 ? [words.longer(phrases.days(days), lengths, money(cents), money(lengths * cents))] : []
}

export function replyAboutSet(
  set: HelpSet,
  { items }: HelpOffers,
  phrases: Phrases,
  days: number | null,
): OfferReply {
  const { id, kind, gear, extras } = set
  const holds = [...gear.map(([item, quantity]) => counted(quantity, items[item]?.name ?? '')), ...extras]
  const words = phrases.set
  return {
    topic: `${kind}-${id}`,
    text: `${priceOfSet(set, phrases, days)} ${words.holds(holds.join(', '))}`,
    links: [
      kind === 'kit'
        ? { text: words.kitLink, url: pagePaths.gearList }
        : { text: words.packageLink, url: pagePaths.quote },
    ],
    subject: { ...noDetails, kind, id, days },
  }
}

function priceOfSet({ name, cents, covers }: HelpSet, phrases: Phrases, days: number | null): string {
  const words = phrases.set
  if (cents === null) return words.agreed(name)
  const price = words.price(name, money(cents), phrases.covering(covers))
  const lengths = days === null ? 1 : lengthsIn(days, covers)
  if (lengths === 1) return price
  return `${price} ${words.longer(phrases.days(days ?? 1), lengths, money(lengths * cents))}`
}

/** The kits that hold an item. */
function kitsWith({ id }: HelpItem, { items, sets }: HelpOffers): HelpSet[] {
  return sets.filter(({ gear }) => gear.some(([place]) => items[place]?.id === id))
}

/** An item in packed kits only has no price of its own: those of its kits are told, and the talk goes on about them. */
function replyAboutKitOnly(
  item: HelpItem,
  offers: HelpOffers,
  phrases: Phrases,
  days: number | null,
): OfferReply {
  const kits = kitsWith(item, offers)
  const [kit] = kits
  return {
    topic: 'item-in-kits',
    text: [phrases.item.kitOnly(item.name), ...kits.map((each) => priceOfSet(each, phrases, days))].join(' '),
    links: [{ text: phrases.set.kitLink, url: pagePaths.gearList }],
    subject: { ...noDetails, kind: kit ? 'kit' : 'item', id: kit?.id ?? item.id, days },
  }
}

/** Its specifications, with the list where they stand. */
export function replyAboutSpecs(item: HelpItem, specs: readonly string[], phrases: Phrases): OfferReply {
  return {
    topic: 'item-specs',
    text: phrases.item.specs(item.name, specs.join('; ')),
    links: linksOf([item], phrases),
    subject: { ...noDetails, kind: 'item', id: item.id },
  }
}

/** Items in packed kits only are not on the equipment list. */
function linksOf(items: readonly HelpItem[], phrases: Phrases): ChatLink[] {
  const list = { text: phrases.item.link, url: pagePaths.equipmentList }
  const kits = { text: phrases.set.kitLink, url: pagePaths.gearList }
  const isListed = ({ kitOnly }: HelpItem) => !kitOnly
  return [...(items.some(isListed) ? [list] : []), ...(items.every(isListed) ? [] : [kits])]
}

export function replyAboutItem(
  item: HelpItem,
  offers: HelpOffers,
  phrases: Phrases,
  days: number | null,
  quantity: number | null,
): OfferReply {
  if (item.kitOnly) return replyAboutKitOnly(item, offers, phrases, days)
  const { id, name, cents, owned } = item
  const words = phrases.item
  const wanted = Math.min(quantity ?? 1, owned)
  const rate = phrases.aDay(money(cents ?? 0))
  const isSum = wanted > 1 || (days ?? 1) > 1
  const total = money((cents ?? 0) * wanted * (days ?? 1))
  const sentences = [
    isSum
      ? words.sum({ quantity: wanted, name, rate, days: days ?? 1, total })
      : words.one({ quantity: 1, name, rate, owned }),
    ...((quantity ?? 1) > owned ? [words.more(owned)] : []),
  ]
  return {
    topic: 'item',
    text: sentences.join(' '),
    links: linksOf([item], phrases),
    subject: { ...noDetails, kind: 'item', id, days, quantity },
  }
}

const cheapestShown = 3

/** The cheapest of a kind of equipment that can be rented one by one. */
export function replyAboutCheapest(items: readonly HelpItem[], phrases: Phrases): OfferReply | null {
  const [first, ...others] = items
    .filter(({ kitOnly, cents }) => !kitOnly && cents !== null)
    .toSorted((one, other) => (one.cents ?? 0) - (other.cents ?? 0))
    .slice(0, cheapestShown)
  if (!first) return null
  const tell = ({ name, cents }: HelpItem) => `${name} (${phrases.aDay(money(cents ?? 0))})`
  return {
    topic: 'items-cheapest',
    text: phrases.item.cheapest(tell(first), others.map(tell).join(', ')),
    links: [{ text: phrases.item.link, url: pagePaths.equipmentList }],
    subject: { ...noDetails, kind: 'item', id: first.id },
  }
}

/** Several items that fit the words: the first few with their rates. */
export function replyAboutItems(items: readonly HelpItem[], phrases: Phrases): OfferReply {
  const shown = items.slice(0, 4)
  const rate = ({ cents, kitOnly }: HelpItem) =>
    kitOnly ? phrases.item.inKits : phrases.aDay(money(cents ?? 0))
  const list = shown.map((item) => `${item.name} (${rate(item)})`).join(', ')
  return {
    topic: 'items',
    text: phrases.item.several(list, items.length - shown.length),
    links: linksOf(shown, phrases),
    subject: { ...noDetails, kind: 'item', id: shown[0]?.id ?? '' },
  }
}

export async function replyAboutAvailability(
  offer: HelpItem | HelpSet,
  data: HelpOffers,
  phrases: Phrases,
  { from, to }: Pick<Question, 'from' | 'to'>,
  today: string,
  read: ReadAvailability,
): Promise<OfferReply> {
  const words = phrases.item
  const [kit] = 'kitOnly' in offer && offer.kitOnly ? kitsWith(offer, data) : []
  if (kit) {
    const reply = await replyAboutAvailability(kit, data, phrases, { from, to }, today, read)
    const price = priceOfSet(kit, phrases, null)
    return { ...reply, text: `${words.kitOnly(offer.name)} ${price} ${reply.text}` }
  }
  const gear =
    'gear' in offer
      ? offer.gear.flatMap(([place, quantity]) => {
          const item = data.items[place]
          return item ? [{ item, quantity }] : []
        })
      : [{ item: offer, quantity: 1 }]
  const kind = 'gear' in offer ? offer.kind : 'item'
  const subject: HelpSubject = { ...noDetails, kind, id: offer.id, from, to }
  const link = (query: string) => [
    { text: words.availabilityLink, url: `${pagePaths.equipmentAvailability}${query}` },
  ]
  if (from === null) {
    return { topic: 'availability-day', text: words.whichDay(offer.name), links: link(''), subject }
  }
  // The board refuses days that have passed or are too far ahead: it is not asked about them.
  const period = readPeriod(from, to ?? '', today)
  if (period.kind === 'problem') {
    const text = words.otherDay(period.problem === 'past', offer.name)
    return { topic: 'availability-day', text, links: link(''), subject: { ...subject, from: null, to: null } }
  }
  const links = link(writeQuestion('', { from, to: to ?? '' }))
  const found = await read(
    gear.map(({ item }) => item.id),
    from,
    to,
  )
  if (!found) return { topic: 'availability-unknown', text: words.notSure, links, subject }
  const when = phrases.when(from, to !== null && daysBetween(from, to) > 0 ? to : null)
  const board = new Map(found.map((one) => [one.itemId, one]))
  return { topic: 'availability', text: 'gear' in offer ? tellSet() : tellItem(), links, subject }

  function tellItem(): string {
    const one = board.get(offer.id)
    // Equipment that the board does not show is checked by hand.
    if (!one) return words.unlisted(offer.name)
    if (statusOf(one) === 'available') return words.free(offer.name, one.free, one.total, when)
    return words.taken(offer.name, when, one.nextFree === null ? null : phrases.day(one.nextFree))
  }

  function tellSet(): string {
    const missing = gear.filter(({ item, quantity }) => (board.get(item.id)?.free ?? quantity) < quantity)
    if (missing.length > 0) {
      return words.setTaken(offer.name, when, missing.map(({ item }) => item.name).join(', '))
    }
    const isShown = gear.every(({ item }) => board.has(item.id))
    return isShown ? words.setFree(offer.name, when) : words.setPartlyShown(offer.name, when)
  }
}
