import type { CannedReply } from '../../domain/chat/conversation.ts'
import type { ChatCategory } from '../../domain/chat/reply-to.ts'
import { formatDollars } from '../../domain/format-dollars.ts'
import { counted } from '../../domain/help/counted.ts'
import type { Phrases } from '../../domain/help/phrases.ts'
import { contactFormHref, pagePaths } from '../../routes.ts'
import type { Company } from '../company/company.ts'
import { startingOffers } from '../structured-data/business.ts'
import { clockAt, dayFormat } from './clock-words.ts'
import { spanishHours } from './help-facts.ts'

/** The same sentences in Spanish: loaded with the first question in it. */
export const spanishPhrases: Phrases = {
  day: (iso) => dayFormat('es-US').format(new Date(`${iso}T12:00:00Z`)),
  days: (count) => (count === 1 ? 'un día' : `${count} días`),
  aDay: (price) => `${price} por día`,
  covering: ({ count, unit }) => {
    const name = unit === 'day' ? 'día' : 'hora'
    return count === 1 ? `por ${name}` : `por ${count} ${name}s`
  },
  when: (from, to) =>
    to === null
      ? `el ${spanishPhrases.day(from)}`
      : `del ${spanishPhrases.day(from)} al ${spanishPhrases.day(to)}`,
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
    line: (quantity, name, price) => `${counted(quantity, name)} ${price}`,
    incomplete: (lines) =>
      `${lines}. Lo demás no tiene precio en nuestra lista: añádalo a su solicitud y recibe un precio por todo.`,
    sum: (lines, days, total) => `${lines}. En total por ${days}: ${total}, sin entrega ni impuestos.`,
  },
  item: {
    one: ({ name, rate, owned }) => `${name}: ${rate}. Tenemos ${owned}.`,
    sum: ({ quantity, name, rate, days, total }) =>
      `${counted(quantity, name)} a ${rate}, ${days === 1 ? 'un día' : `${days} días`}: ${total}.`,
    more: (owned) => `Tenemos ${owned}, y con eso está calculado; si necesita más, pregúntenos.`,
    kitOnly: (name) => `${name} no se renta por separado: va solo en kits armados.`,
    inKits: 'solo en kits armados',
    specs: (name, specs) => `${name}, según la lista en inglés: ${specs}.`,
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
    span: (from, to, timeZone) => {
      const [opens, closes] = [from, to].map((iso) => spanishTime(clockAt(iso, timeZone, '', 'es-US').time))
      return `${opens} a ${closes}`
    },
    dayOpen: (day, spans) => `El ${day} estamos abiertos de ${spans}.`,
    dayClosed: (day) => `El ${day} estamos cerrados.`,
  },
  person: (phone, hours) =>
    `Con gusto. Llame al ${phone} (${hours}) o deje aquí su pregunta y una persona le responde.`,
  noticed: '¿Quiere que pase esto con sus datos de contacto, para que una persona le responda?',
  perhaps:
    'Eso no lo sé con certeza, y prefiero no adivinar: esta página es la más cercana, o puedo pasar su pregunta a una persona.',
  closest: (answer) => `No tengo claro qué me pregunta. Lo más cercano que tengo: ${answer}`,
  unknown: 'Eso no lo sé, y prefiero no adivinar: puedo pasar su pregunta a una persona.',
  calm: 'Aquí estoy cuando quiera preguntar por nuestro trabajo.',
  contactLink: 'Contáctenos',
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
    text: spanishPhrases.unknown,
    links: [{ text: spanishPhrases.contactLink, url: contactFormHref }],
  }),
}
