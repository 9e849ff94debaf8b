import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { anchors } from '../../../routes.ts'
import { conferenceSizes, startingPrice } from '../../corporate-conferences/sizes.ts'
import { from, turnaround } from './figures.ts'
import { at, pages } from './pages.ts'

const page = pages.conferences
const packages = at(pages.conferences, anchors.conferencePackages)
const accessHours = limits.conferenceAccessMinutes / 60
const sizes = conferenceSizes.map(({ name, attendees }) => `${name} (${attendees.replace('Fewer', 'fewer')})`)
const spanishSizes = conferenceSizes.map(
  ({ name, attendees }) => `${name} (${attendees.replace('Fewer than', 'menos de')})`,
)

const fewest = conferenceSizes[0].attendees.replace('Fewer than', 'menos de')

export const conferences: readonly HelpTopic[] = [
  {
    id: 'conferences',
    page,
    asked: {
      en: [
        'conference video',
        'film our annual meeting',
        'corporate conference coverage',
        'summit or convention filming',
        'what do conferences start at',
        'highlight reel of the conference',
        'is a recap included in the conference package',
        'how long is the highlight reel',
        'when do conference recordings arrive',
        'do you film conferences',
        'do we get a highlight reel of the conference',
      ],
      es: [
        'video de una conferencia',
        'filmar nuestra convención',
        'cobertura de un congreso',
        'grabar la reunión anual',
        'desde cuánto cuesta una conferencia',
        'video resumen de la conferencia',
        'el paquete incluye un resumen',
        'cuánto dura el video resumen',
        'cuándo llegan las grabaciones de la conferencia',
        'graban conferencias',
      ],
    },
    answer: {
      en: `Conference coverage starts at ${startingPrice.figure} ${startingPrice.buys}. Every package lasts two days and includes a 3-5 minute highlight reel and ${turnaround.hours}-hour priority turnaround.`,
      es: `La cobertura de conferencias empieza en ${startingPrice.figure} para ${fewest} asistentes. Todos los paquetes son de dos días e incluyen un video resumen de 3 a 5 minutos y entrega prioritaria en ${turnaround.hours} horas.`,
    },
  },
  {
    id: 'conference-packages',
    page: packages,
    asked: {
      en: [
        'which conference packages are there',
        'Starter Essential Premium Enterprise',
        'sizes of the conference packages',
        'compare the conference plans',
        'conference packages do you have',
        'what is the difference between the conference packages',
      ],
      es: [
        'qué paquetes de conferencia tienen',
        'tamaños de los paquetes de conferencia',
        'comparar los planes para conferencias',
        'paquetes según asistentes',
        'diferencia entre los paquetes de conferencia',
      ],
    },
    answer: {
      en: `Four two-day packages by attendance: ${sizes.join(', ')}. They start at ${startingPrice.figure}; cameras, crew and deliverables of each open on the conference page once you leave your email.`,
      es: `Cuatro paquetes de dos días según los asistentes: ${spanishSizes.join(', ')}. Empiezan en ${startingPrice.figure}; cámaras, personal y entregables de cada uno se abren en la página de conferencias al dejar su correo.`,
    },
  },
  {
    id: 'conference-access',
    page: packages,
    asked: {
      en: [
        'why are the conference prices hidden',
        'how do I unlock the prices',
        'why do I have to leave my email',
        'the packages are locked again',
        'access expired',
        'prices hidden on the conference page',
        'why can I not see conference prices',
      ],
      es: [
        'por qué no se ven los precios de conferencias',
        'cómo desbloqueo los precios',
        'por qué piden mi correo',
        'los paquetes se volvieron a cerrar',
        'venció mi acceso',
        'no veo los precios de las conferencias',
      ],
    },
    answer: {
      en: `Leave your email on the conference page and packages and prices open at once, with no call first. They stay open in that browser for ${accessHours} hours; after that, leave your email once more.`,
      es: `Deje su correo en la página de conferencias y los paquetes y precios se abren al instante, sin llamada previa. Quedan abiertos ${accessHours} horas en ese navegador; después basta con dejar el correo otra vez.`,
    },
  },
  {
    id: 'conference-one-day',
    page,
    asked: {
      en: [
        'our conference is only one day',
        'single-day conference',
        'how long do the conference packages last',
      ],
      es: [
        'nuestra conferencia es de un solo día',
        'conferencia de un día',
        'conferencia de tres días',
        'cuántos días cubre el paquete de conferencia',
      ],
    },
    answer: {
      en: `Conference packages are made for two days. For a single day, event production starts at ${from.eventProduction}; for other lengths, send us your dates and you get a proposal within ${limits.reply.hours} hours.`,
      es: `Los paquetes de conferencia son de dos días. Para un solo día, la producción de eventos empieza en ${from.eventProduction}; para otra duración, mándenos sus fechas y le enviamos una propuesta en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'conference-dates',
    page,
    asked: {
      en: [
        'are you free for our conference dates',
        'conference calendar slots',
        'how far ahead should I book a conference',
        'waiting list for conferences',
        'strategy call',
        'how do I get a conference proposal',
        'talk about our conference first',
        'what do you need to know about our conference',
        'are you free for our conference in October',
        'can you do our conference next year',
      ],
      es: [
        'tienen libre la fecha de nuestra conferencia',
        'calendario de conferencias',
        'con cuánta anticipación reservo una conferencia',
        'lista de espera para conferencias',
        'llamada estratégica',
        'cómo obtengo una propuesta para mi conferencia',
        'hablar primero sobre nuestra conferencia',
        'qué datos necesitan de la conferencia',
        'están libres para nuestra conferencia',
      ],
    },
    answer: {
      en: `Send your dates, the venue and how many are coming, and we confirm within ${limits.reply.hours} hours whether they are free. After a 15-minute strategy call you have a proposal within ${limits.reply.hours} hours; when a year is full there is a waiting list.`,
      es: `Mándenos fechas, lugar y cuántas personas van, y en ${limits.reply.hours} horas le confirmamos si están libres. Tras una llamada de 15 minutos tiene una propuesta en ${limits.reply.hours} horas; cuando un año se llena hay lista de espera.`,
    },
  },
]
