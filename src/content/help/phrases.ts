/** Sentences the help chat makes its answers from, where an answer depends on numbers, dates or the hour. */
import type { CannedReply } from '../../domain/chat/conversation.ts'
import type { ChatCategory } from '../../domain/chat/reply-to.ts'
import { formatDollars } from '../../domain/format-dollars.ts'
import type { InLanguages } from '../../domain/help/help.ts'
import type { Phrases } from '../../domain/help/phrases.ts'
import { contactFormHref, pagePaths } from '../../routes.ts'
import type { Company } from '../company/company.ts'
import { startingOffers } from '../structured-data/business.ts'
import { spanishHours } from './help-facts.ts'

const english: Phrases = {
  day: (iso) => dayFormat('en-US').format(new Date(`${iso}T12:00:00Z`)),
  days: (count) => (count === 1 ? 'one day' : `${count} days`),
  aDay: (price) => `${price}/day`,
  covering: ({ count, unit }) => (count === 1 ? `a ${unit}` : `for ${count} ${unit}s`),
  when: (from, to) =>
    to === null ? `on ${english.day(from)}` : `from ${english.day(from)} to ${english.day(to)}`,
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
    line: (quantity, name, price) => `${quantity === 1 ? '' : `${quantity} × `}${name} ${price}`,
    incomplete: (lines) =>
      `${lines}. The rest I cannot price from our list: put it on your quote request, and you have one price for all of it.`,
    sum: (lines, days, total) => `${lines}. Together for ${days}: ${total}, before delivery and tax.`,
  },
  item: {
    one: ({ name, rate, specs, owned }) =>
      `${name}: ${rate}. ${specs}. We have ${owned === 1 ? 'one' : owned}.`,
    sum: ({ quantity, name, rate, days, total }) =>
      `${quantity === 1 ? '' : `${quantity} × `}${name} at ${rate}, ${days === 1 ? 'one day' : `${days} days`}: ${total}.`,
    more: (owned) => `We own ${owned}, so that is what it counts; ask us for more.`,
    kitOnly: 'It goes out in packed kits only.',
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
  },
  person: (phone, hours) =>
    `Gladly. Call ${phone} (${hours}), or leave your question here and a person answers it.`,
  noticed: 'Shall I pass this on with your contact details, so that a person gets back to you?',
  unknown: 'I don’t know that one, and I would rather not guess: I can pass it on to a person.',
  calm: 'I am here when you would like to ask about our work.',
  contactLink: 'Contact Us',
}

const spanish: Phrases = {
  day: (iso) => dayFormat('es-US').format(new Date(`${iso}T12:00:00Z`)),
  days: (count) => (count === 1 ? 'un día' : `${count} días`),
  aDay: (price) => `${price} por día`,
  covering: ({ count, unit }) => {
    const name = unit === 'day' ? 'día' : 'hora'
    return count === 1 ? `por ${name}` : `por ${count} ${name}s`
  },
  when: (from, to) =>
    to === null ? `el ${spanish.day(from)}` : `del ${spanish.day(from)} al ${spanish.day(to)}`,
  conference: {
    start: (price) =>
      `Los paquetes para conferencias cubren dos días y empiezan en ${price} para menos de 50 asistentes. ¿Cuántas personas esperan?`,
    fits: (attendees, name, size) =>
      `Para ${attendees} asistentes le queda nuestro paquete ${name} (${size}).`,
    price: (price, days) => `Cuesta ${price} por ${days}: equipo técnico, cámaras y edición.`,
    longer: (days, lengths, price, total) =>
      `Un paquete cubre dos días, así que ${days} cuentan como ${lengths}: ${lengths} × ${price} = ${total}.`,
    shorter: 'Un paquete cubre dos días; un solo día cuenta como un paquete.',
    extra: 'Impuestos, viajes y gastos del local van aparte. Es una estimación, no una oferta.',
    package: (name, size, price) =>
      `El paquete ${name} para conferencias (${size} asistentes) cuesta ${price} por dos días, con cámaras, equipo técnico y edición.`,
    size: (name, attendees, price) =>
      `${name} (${attendees.replace('Fewer than', 'menos de')} asistentes) cuesta ${price}`,
    compare: (smaller, larger, name) =>
      `${smaller}; ${larger}; cada uno por dos días. ${name} trae más cámaras y salas.`,
    link: 'Conferencias corporativas',
  },
  together: {
    line: (quantity, name, price) => `${quantity === 1 ? '' : `${quantity} × `}${name} ${price}`,
    incomplete: (lines) =>
      `${lines}. Lo demás no tiene precio en nuestra lista: añádalo a su solicitud y recibe un precio por todo.`,
    sum: (lines, days, total) => `${lines}. En total por ${days}: ${total}, sin entrega ni impuestos.`,
  },
  item: {
    one: ({ name, rate, owned }) => `${name}: ${rate}. Tenemos ${owned}.`,
    sum: ({ quantity, name, rate, days, total }) =>
      `${quantity === 1 ? '' : `${quantity} × `}${name} a ${rate}, ${days === 1 ? 'un día' : `${days} días`}: ${total}.`,
    more: (owned) => `Tenemos ${owned}, y con eso está calculado; si necesita más, pregúntenos.`,
    kitOnly: 'Solo se renta dentro de un kit.',
    several: (list, more) => `Sí: ${list}${more > 0 ? ` y ${more} más` : ''}.`,
    cheapest: (first, others) => `Lo más económico: ${first}${others === '' ? '' : `, luego ${others}`}.`,
    otherDay: (hasPassed, name) =>
      hasPassed
        ? `Ese día ya pasó. ¿Para qué día necesita ${name}?`
        : `El tablero no responde por esas fechas: una persona le dice si ${name} está disponible.`,
    whichDay: (name) => `¿Para qué día necesita ${name}? Dígame la fecha y lo reviso.`,
    free: (name, free, total, when) => `${name}: ${free} de ${total} disponibles ${when}.`,
    taken: (name, when, next) =>
      `${name}: no hay disponibles ${when}.${next === null ? '' : ` El siguiente día libre es ${next}.`}`,
    unlisted: (name) =>
      `El tablero de fechas no muestra ${name}: lo revisamos a mano y una persona le dice si hay.`,
    setPartlyShown: (name, when) =>
      `Lo que el tablero muestra del ${name} está disponible ${when}; el resto lo revisamos a mano.`,
    setFree: (name, when) => `Todo lo del ${name} está disponible ${when}.`,
    setTaken: (name, when, missing) => `El ${name} no está completo ${when}: falta ${missing}.`,
    notSure: 'En este momento no puedo ver el calendario. La página de disponibilidad lo muestra.',
    link: 'Lista de equipo',
    availabilityLink: 'Disponibilidad de equipo',
  },
  set: {
    price: (name, price, days) => `El ${name} cuesta ${price} ${days}.`,
    agreed: (name) => `El ${name} se renta con tarifas educativas, que acordamos con usted.`,
    longer: (days, lengths, total) => `Por ${days} cuenta ${lengths} veces: ${total}.`,
    holds: (list) => `Incluye: ${list}.`,
    kitLink: 'Kits de equipo',
    packageLink: 'Cotización de equipo',
  },
  hours: {
    open: (iso, timeZone, today) => {
      const { weekday, time } = clockAt(iso, timeZone, today, 'es-US')
      return `Ahora estamos abiertos, hasta ${weekday === null ? '' : `el ${weekday} a `}${spanishTime(time)}.`
    },
    closed: (iso, timeZone, today) => {
      const { weekday, time } = clockAt(iso, timeZone, today, 'es-US')
      return `Ahora estamos cerrados y volvemos ${weekday === null ? 'hoy' : `el ${weekday}`} a ${spanishTime(time)}.`
    },
  },
  person: (phone, hours) =>
    `Con gusto. Llame al ${phone} (${hours}) o deje aquí su pregunta y una persona le responde.`,
  noticed: '¿Quiere que pase esto con sus datos de contacto, para que una persona le responda?',
  unknown: 'Eso no lo sé, y prefiero no adivinar: puedo pasar su pregunta a una persona.',
  calm: 'Aquí estoy cuando quiera preguntar por nuestro trabajo.',
  contactLink: 'Contáctenos',
}

export const helpPhrases: InLanguages<Phrases> = { en: english, es: spanish }

function dayFormat(locale: string) {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
}

/** A time of day, with its weekday unless that is today. */
function clockAt(iso: string, timeZone: string, today: string, locale: string) {
  const at = new Date(iso)
  const written = (form: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(form, { timeZone, ...parts }).format(at)
  return {
    weekday: written('en-CA', {}) === today ? null : written(locale, { weekday: 'long' }),
    time: written(locale, { hour: 'numeric', minute: '2-digit' }),
  }
}

/** `las 6:00 p.m`, but `la 1:00 p.m`: the sentence ends with the stop that the abbreviation ends with. */
function spanishTime(time: string): string {
  return `${/^1:/.test(time) ? 'la' : 'las'} ${time.replace(/\.$/, '')}`
}

/** The answers of the six categories in Spanish; those in English are prescribed and in `content/chat/`. */
export function spanishReply(category: ChatCategory, company: Company): CannedReply {
  return spanishReplies[category](company)
}

const spanishReplies: Readonly<Record<ChatCategory, (company: Company) => CannedReply>> = {
  pricing: () => {
    const [video, streaming, events] = startingOffers.map(({ price }) => formatDollars(price))
    return {
      text: `Depende de las fechas, el personal y el equipo. El video corporativo empieza en ${video}, la transmisión en vivo en ${streaming} y la producción de eventos en ${events}. Cuéntenos su proyecto y en 24 horas agendamos una consulta gratuita.`,
      links: [{ text: 'Consulta gratuita', url: contactFormHref }],
    }
  },
  equipment: () => ({
    text: 'Trabajamos con cámaras Canon aprobadas por Netflix, cámaras de cine BlackMagic y cámaras PTZ, con las lentes, la luz y el sonido que hacen falta.',
    links: [{ text: 'Lista completa de equipo', url: pagePaths.gearList }],
  }),
  turnaround: () => ({
    text: 'Entregamos con prioridad en 72 horas; un proyecto normal toma de 1 a 2 semanas. Díganos su fecha y en 24 horas agendamos una consulta.',
    links: [{ text: 'Contáctenos', url: contactFormHref }],
  }),
  services: () => ({
    text: 'Video corporativo, transmisión en vivo, cobertura de eventos, proyectos de infraestructura, formación de jóvenes en medios y coordinación de proveedores.',
    links: [
      { text: 'Video corporativo', url: pagePaths.corporateVideo },
      { text: 'Transmisión en vivo', url: pagePaths.liveStreaming },
      { text: 'Producción de eventos', url: pagePaths.eventProduction },
    ],
  }),
  contact: ({ phone, hours, email }) => ({
    text: `Llame al ${phone}, ${spanishHours(hours)}, o escriba a ${email}. Respondemos en 24 horas.`,
    links: [{ text: 'Consulta gratuita', url: contactFormHref }],
  }),
  fallback: () => ({
    text: spanish.unknown,
    links: [{ text: spanish.contactLink, url: contactFormHref }],
  }),
}
