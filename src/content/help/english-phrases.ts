import { counted } from '../../domain/help/counted.ts'
import type { Phrases } from '../../domain/help/phrases.ts'
import { clockAt, dayFormat } from './clock-words.ts'

/** Sentences the help chat makes its answers from, where an answer depends on numbers, dates or the hour. */
export const englishPhrases: Phrases = {
  day: (iso) => dayFormat('en-US').format(new Date(`${iso}T12:00:00Z`)),
  days: (count) => (count === 1 ? 'one day' : `${count} days`),
  aDay: (price) => `${price}/day`,
  covering: ({ count, unit }) => (count === 1 ? `a ${unit}` : `for ${count} ${unit}s`),
  when: (from, to) =>
    to === null
      ? `on ${englishPhrases.day(from)}`
      : `from ${englishPhrases.day(from)} to ${englishPhrases.day(to)}`,
  conference: {
    start: (price, attendees) =>
      `Conference packages cover two days and start at ${price} for ${attendees.toLowerCase()} attendees. How many people do you expect?`,
    fits: (attendees, name, size) =>
      `For ${attendees} attendees, our ${name} conference package (${size}) fits.`,
    price: (price, days) => `It is ${price} for ${days}: crew, cameras and the edit.`,
    longer: (days, lengths, price, total) =>
      `A package covers two days, so ${days} count as ${lengths}: ${lengths} × ${price} = ${total}.`,
    shorter: 'A package covers two days; one day counts as one package.',
    extra: 'Tax, travel and venue charges are extra. This is an estimate, not an offer.',
    package: (name, size, price, includes) =>
      `The ${name} conference package (${size} attendees) is ${price} for two days: ${includes}.`,
    size: (name, attendees, price) => `${name} (${attendees.toLowerCase()} attendees) is ${price}`,
    compare: (smaller, larger, name, includes) =>
      `${smaller}, ${larger}, each for two days. In ${name}: ${includes}.`,
    link: 'Corporate Conferences',
  },
  together: {
    line: (quantity, name, price) => `${counted(quantity, name)} ${price}`,
    incomplete: (lines) =>
      `${lines}. The rest I cannot price from our list: put it on your quote request, and you have one price for all of it.`,
    sum: (lines, days, total) => `${lines}. Together for ${days}: ${total}, before delivery and tax.`,
  },
  item: {
    one: ({ name, rate, owned }) => `${name}: ${rate}. We have ${owned === 1 ? 'one' : owned}.`,
    sum: ({ quantity, name, rate, days, total }) =>
      `${counted(quantity, name)} at ${rate}, ${days === 1 ? 'one day' : `${days} days`}: ${total}.`,
    more: (owned) => `We own ${owned}, so that is what it counts; ask us for more.`,
    kitOnly: (name) => `The ${name} is not rented on its own: it goes out in packed kits only.`,
    inKits: 'in packed kits only',
    specs: (name, specs) => `${name}: ${specs}.`,
    several: (list, more) => `Yes: ${list}${more > 0 ? `, and ${more} more` : ''}.`,
    cheapest: (first, others) =>
      `The least expensive is the ${first}${others === '' ? '' : `, then ${others}`}.`,
    otherDay: (hasPassed, name) =>
      hasPassed
        ? `That day has passed. For which day would you like the ${name}?`
        : `The board does not answer for those days: a person tells you whether the ${name} is free.`,
    whichDay: (name) => `For which day would you like the ${name}? Tell me the date and I look it up.`,
    free: (name, free, total, when) => `${name}: ${free} of ${total} free ${when}.`,
    taken: (name, when, next) =>
      `${name}: none free ${when}.${next === null ? '' : ` The next free day is ${next}.`}`,
    unlisted: (name) =>
      `The board of dates does not show the ${name}: we check it by hand, and a person tells you whether it is free.`,
    setPartlyShown: (name, when) =>
      `What the board shows of the ${name} is free ${when}; the rest of it we check by hand.`,
    setFree: (name, when) => `Everything in the ${name} is free ${when}.`,
    setTaken: (name, when, missing) => `The ${name} is not complete ${when}: ${missing} is taken.`,
    notSure: 'I cannot look at the calendar right now. The availability page shows it.',
    link: 'Equipment List',
    availabilityLink: 'Equipment Availability',
  },
  set: {
    price: (name, price, days) => `The ${name} is ${price} ${days}.`,
    agreed: (name) => `The ${name} goes out at educational rates, which we agree with you.`,
    longer: (days, lengths, total) => `For ${days} it counts ${lengths} times: ${total}.`,
    holds: (list) => `In it: ${list}.`,
    kitLink: 'Gear Kits',
    packageLink: 'Equipment Quote',
  },
  hours: {
    open: (iso, timeZone, today) => {
      const { weekday, time } = clockAt(iso, timeZone, today, 'en-US')
      return `We are open now, until ${weekday === null ? '' : `${weekday} at `}${time}.`
    },
    closed: (iso, timeZone, today) => {
      const { weekday, time } = clockAt(iso, timeZone, today, 'en-US')
      return `We are closed right now and back ${weekday === null ? '' : `on ${weekday} `}at ${time}.`
    },
    span: (from, to, timeZone) => {
      const [opens, closes] = [from, to].map((iso) => clockAt(iso, timeZone, '', 'en-US').time)
      return `${opens} to ${closes}`
    },
    dayOpen: (day, spans) => `On ${day} we are open from ${spans}.`,
    dayClosed: (day) => `On ${day} we are closed.`,
  },
  person: (phone, hours) =>
    `Gladly. Call ${phone} (${hours}), or leave your question here and a person answers it.`,
  noticed: 'Shall I pass this on with your contact details, so that a person gets back to you?',
  perhaps:
    'I don’t know that one for certain, and I would rather not guess: this page comes closest, or I can pass it on to a person.',
  closest: (answer) => `I am not certain what you mean. The closest I have: ${answer}`,
  unknown: 'I don’t know that one, and I would rather not guess: I can pass it on to a person.',
  calm: 'I am here when you would like to ask about our work.',
  contactLink: 'Contact Us',
}
