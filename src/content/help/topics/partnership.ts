import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { anchors } from '../../../routes.ts'
import { claims } from '../../company/claims.ts'
import { optionLabels } from '../../forms/option-labels.ts'
import { dollarRange, program, topSheet } from '../../religious-partnership/program.ts'
import { moreThan } from './figures.ts'
import { at, pages } from './pages.ts'

const page = pages.partnership
const form = at(page, anchors.applicationForm)
const price = topSheet.lines.find(({ sum }) => sum === 'price') ?? program.total
const smallest = optionLabels['under-10k']
const [churches, sites] = program.figures

/** The partnership with churches and other congregations. */
export const partnership: readonly HelpTopic[] = [
  {
    id: 'religious-partnership',
    page,
    asked: {
      en: [
        'church partnership',
        'religious partnership program',
        'media ministry',
        'youth run our church sound and cameras',
        'program for congregations',
        'tell me about the church partnership',
        'what is the religious partnership',
        'do you work with churches',
      ],
      es: [
        'alianza con iglesias',
        'programa para congregaciones',
        'ministerio de medios',
        'jóvenes que manejen el sonido de la iglesia',
        'alianza religiosa',
        'qué es la alianza con iglesias',
        'trabajan con iglesias',
      ],
    },
    answer: {
      en: `We pair audio, video and lighting worth ${dollarRange(program.total)} with training for the young people who will run it: ${claims.youth.figure} so far, across ${sites.figure} sites.`,
      es: `Unimos audio, video e iluminación con valor de ${dollarRange(program.total)} con la formación de los jóvenes que los van a manejar: ${moreThan(claims.youth.figure)} hasta hoy, en ${moreThan(sites.figure)} sedes.`,
    },
  },
  {
    id: 'partnership-cost',
    page,
    asked: {
      en: [
        'what does the church pay',
        'cost of the partnership',
        'who pays for the church equipment',
        'how much do we save',
        'is the church program free',
        'our church has a small budget',
        'start with lighting only',
        'one part first',
        'how much would our church have to pay for the partnership',
        'church program price',
        'how much should a church expect to spend',
      ],
      es: [
        'cuánto paga la iglesia',
        'costo de la alianza',
        'quién paga el equipo de la iglesia',
        'cuánto ahorramos',
        'es gratis para la congregación',
        'nuestra iglesia tiene poco presupuesto',
        'empezar solo con la iluminación',
        'hacerlo por partes',
        'cuánto pagaría la congregación en el programa para iglesias',
        'precio del programa para iglesias',
        'cuánto gasta una iglesia',
      ],
    },
    answer: {
      en: `A system worth ${dollarRange(program.total)} costs your congregation ${dollarRange(price)}, in stages over 2-3 years; {partner} trains your youth at no charge. Begin with one part, such as lighting: the budgets in the form start ${smallest.toLowerCase()}.`,
      es: `Un sistema que vale ${dollarRange(program.total)} le cuesta a su congregación ${dollarRange(price)}, por etapas en 2 a 3 años; {partner} forma a sus jóvenes sin costo. Puede empezar con una parte, como la iluminación: el formulario admite ${smallest.replace('Under', 'menos de')}.`,
    },
  },
  {
    id: 'partnership-requirements',
    page,
    asked: {
      en: [
        'what do we need to qualify',
        'requirements for churches',
        'how many youth do we need',
        'how long is the commitment',
        'what must the congregation bring',
        'how long does a church have to commit',
      ],
      es: [
        'qué necesitamos para calificar',
        'requisitos para iglesias',
        'cuántos jóvenes se necesitan',
        'de cuánto tiempo es el compromiso',
        'qué debe aportar la congregación',
      ],
    },
    answer: {
      en: '3-5 youth who are there most weeks, a room open to us on weekdays, one adult lead, an honest budget and a 2-3 year commitment.',
      es: 'De 3 a 5 jóvenes que asistan casi cada semana, un espacio abierto para nosotros entre semana, un adulto responsable, un presupuesto honesto y un compromiso de 2 a 3 años.',
    },
  },
  {
    id: 'partnership-apply',
    page: form,
    asked: {
      en: [
        'how does our church apply',
        'partnership application',
        'qualification form',
        'difference between the two applications',
        'when do you answer an application',
        'how can our congregation apply',
        'where does our church sign up',
        'how do we apply',
      ],
      es: [
        'cómo aplica nuestra iglesia',
        'solicitud de alianza',
        'formulario de calificación',
        'diferencia entre las dos solicitudes',
        'cuándo responden una solicitud',
        'cómo se postula una iglesia',
        'cómo aplicamos',
      ],
    },
    answer: {
      en: `Two ways, and you need one. The short application: qualified organizations hear from us within ${limits.reply.applicationBusinessDays} business days. The qualification form, nine questions with budget and timeline: we answer within ${limits.reply.hours} hours.`,
      es: `Hay dos formas y basta una. La solicitud breve: las organizaciones que califican reciben respuesta en ${limits.reply.applicationBusinessDays} días hábiles. El formulario de calificación, nueve preguntas con presupuesto y plazo: respondemos en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'partnership-places',
    page,
    asked: {
      en: [
        'how many churches per year',
        'partnership slots left',
        'when do partnerships begin',
        'next review of applications',
        'how many churches do you take each year',
      ],
      es: [
        'cuántas iglesias por año',
        'lugares disponibles en la alianza',
        'cuándo empiezan las alianzas',
        'próxima revisión de solicitudes',
        'cuántas iglesias aceptan al año',
      ],
    },
    answer: {
      en: `We work with ${churches.figure} churches per year, and partnerships begin quarterly. Applications are read in the order they arrive.`,
      es: `Trabajamos con ${churches.figure} iglesias por año y las alianzas empiezan cada trimestre. Las solicitudes se leen en el orden en que llegan.`,
    },
  },
  {
    id: 'partnership-process',
    page,
    asked: {
      en: [
        'how does the church partnership work',
        'who installs the system at our church',
        'steps of the partnership',
        'who do we call when something fails on Sunday',
      ],
      es: [
        'cómo funciona la alianza con la iglesia',
        'quién instala el sistema en la iglesia',
        'pasos de la alianza',
        'a quién llamamos si falla algo el domingo',
      ],
    },
    answer: {
      en: 'Four steps: we walk the room, draw the system, install it together with your youth, and hand over the booth. For the whole partnership you have a producer to call.',
      es: 'Cuatro pasos: recorremos el lugar, dibujamos el sistema, lo instalamos junto con sus jóvenes y les entregamos la cabina. Durante toda la alianza tiene un productor a quien llamar.',
    },
  },
  {
    id: 'partnership-who',
    page: form,
    asked: {
      en: [
        'can a school or nonprofit apply',
        'only for churches',
        'mosque or synagogue partnership',
        'community center application',
        'we have no youth program yet',
        'we are a mosque, can we take part in the partnership',
        'do you only take Christian churches',
        'is it only for churches',
      ],
      es: [
        'puede aplicar una escuela o una ONG',
        'es solo para iglesias',
        'alianza para mezquita o sinagoga',
        'centro comunitario',
        'todavía no tenemos grupo de jóvenes',
        'es solo para iglesias cristianas',
      ],
    },
    answer: {
      en: 'The forms are for churches, ministries, denominations, schools, nonprofits, youth organizations, community centers and others. Youth programs may be active, limited or only planned.',
      es: 'Los formularios son para iglesias, ministerios, denominaciones, escuelas, organizaciones sin fines de lucro, grupos juveniles, centros comunitarios y otros. El programa juvenil puede estar activo, ser limitado o apenas planearse.',
    },
  },
]
