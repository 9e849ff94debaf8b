import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { defaultListing } from '../../company/company.ts'
import { startingPrice } from '../../corporate-conferences/sizes.ts'
import { optionLabels } from '../../forms/option-labels.ts'
import { podcastPackage } from '../../podcast-consultation/package.ts'
import { from } from './figures.ts'
import { at, pages } from './pages.ts'

const spanishMethods: Readonly<Record<string, string>> = {
  Cash: 'efectivo',
  'Credit Card': 'tarjeta de crédito',
  Check: 'cheque',
  Invoice: 'factura',
  'Bank Transfer': 'transferencia bancaria',
}
const smallest = optionLabels['under-5k']
const methods = defaultListing.paymentMethods

export const prices: readonly HelpTopic[] = [
  {
    id: 'prices',
    page: pages.home,
    asked: {
      en: [
        'how much does it cost',
        'what are your prices',
        'price list',
        'what do you charge',
        'rates for your services',
        'starting prices',
        'how much is it',
        'what are your rates',
        'how much do you charge',
        'pricing',
        'are you expensive',
        'why are you so expensive',
        'hourly rate',
        'price per hour',
      ],
      es: [
        'cuánto cuesta',
        'qué precios manejan',
        'lista de precios',
        'cuánto cobran',
        'tarifas de sus servicios',
        'precios iniciales',
        'cuánto es',
        'qué tarifas tienen',
        'son caros',
        'por qué son tan caros',
        'precio por hora',
      ],
    },
    answer: {
      en: `Event production starts at ${from.eventProduction}, corporate video at ${from.corporateVideo}, live streaming at ${from.liveStreaming}, two-day conferences at ${startingPrice.figure} and gear kits at ${from.kit} a day; podcast consultation is ${podcastPackage.price.figure}. Dates, crew and gear move the price.`,
      es: `La producción de eventos empieza en ${from.eventProduction}, el video corporativo en ${from.corporateVideo}, la transmisión en vivo en ${from.liveStreaming}, las conferencias en ${startingPrice.figure} y los kits en ${from.kit} por día; la asesoría de podcast cuesta ${podcastPackage.price.figure}. Fechas, personal y equipo cambian el precio.`,
    },
  },
  {
    id: 'small-budget',
    page: pages.eventProduction,
    asked: {
      en: [
        'what is the cheapest option',
        'small budget',
        'I can only spend a little',
        'lowest price',
        'affordable video for a small business',
        'cheapest thing you do',
        'tight budget, what could we get',
        'we cannot spend much',
        'what do we get for 1500 dollars',
        'what is your minimum project price',
      ],
      es: [
        'cuál es la opción más barata',
        'tengo poco presupuesto',
        'lo más económico',
        'precio más bajo',
        'algo accesible para un negocio pequeño',
        'no tenemos mucho dinero',
        'qué es lo más barato que hacen',
        'cuál es el precio mínimo',
      ],
    },
    answer: {
      en: `Our lowest starting price for a production is ${from.eventProduction}, for event coverage. Budgets ${smallest.toLowerCase()} are a choice in the contact form, so tell us yours and we say what it buys.`,
      es: `Nuestro precio inicial más bajo para una producción es ${from.eventProduction}, cobertura de eventos. El formulario incluye presupuestos de ${smallest.replace('Under', 'menos de')}: díganos el suyo y le diremos para qué alcanza.`,
    },
  },
  {
    id: 'free-consultation',
    page: pages.contact,
    asked: {
      en: [
        'is the consultation free',
        'book a consultation',
        'schedule a call to discuss my project',
        'first meeting cost',
        'no obligation talk',
        'quick call to discuss our project first, is there a charge',
        'meet before we decide',
        'set up a meeting',
        'is there a fee for the initial consultation',
      ],
      es: [
        'la consulta es gratis',
        'agendar una consulta',
        'programar una llamada sobre mi proyecto',
        'cuánto cuesta la primera reunión',
        'asesoría sin compromiso',
        'podemos hablar antes, tiene costo',
        'agendar una reunión',
      ],
    },
    answer: {
      en: `Yes, it is free and without obligation. Tell us about your project and we respond within ${limits.reply.hours} hours with a time to talk and a first idea of crew and kit.`,
      es: `Sí, es gratuita y sin compromiso. Cuéntenos su proyecto y en ${limits.reply.hours} horas le proponemos una hora para hablar y una primera idea de personal y equipo.`,
    },
  },
  {
    id: 'payment-methods',
    page: pages.contact,
    asked: {
      en: [
        'how can I pay',
        'payment methods',
        'do you accept credit cards',
        'pay by check or wire',
        'can you invoice us',
        'do you take cash',
        'do you take Visa',
        'can I pay online',
        'do you take PayPal or Venmo',
        'bank transfer',
        'do you take American Express',
        'PayPal',
        'Venmo',
        'do you take checks',
      ],
      es: [
        'cómo puedo pagar',
        'formas de pago',
        'aceptan tarjeta de crédito',
        'pagar con cheque o transferencia',
        'dan factura',
        'aceptan efectivo',
        'puedo pagar con tarjeta',
        'se puede pagar en línea',
        'PayPal',
        'aceptan cheques',
      ],
    },
    answer: {
      en: `We accept ${sentence(
        methods.map((method) => method.toLowerCase()),
        'and',
      )}. Nothing is paid on this site: your quote comes first.`,
      es: `Aceptamos ${sentence(
        methods.map((method) => spanishMethods[method] ?? method),
        'y',
      )}. En este sitio no se paga nada: primero viene su cotización.`,
    },
  },
  {
    id: 'booking',
    page: at(pages.terms, 'quotes'),
    asked: {
      en: [
        'how do I book',
        'when is a booking binding',
        'reserve a date',
        'confirm my booking',
        'is my date held',
        'make a reservation',
        'do I have to pay a deposit',
        'down payment',
        'how much upfront',
        'advance payment to reserve',
        'lock in my date',
        'when is the booking official',
        'secure the date',
        'how do I hire you',
        'I want to book you',
      ],
      es: [
        'cómo reservo',
        'cuándo queda firme la reserva',
        'apartar una fecha',
        'confirmar mi reserva',
        'me guardan la fecha',
        'hacer una reservación',
        'hay que pagar un anticipo',
        'piden depósito',
        'cuánto se paga por adelantado',
        'seña para reservar',
        'hay que dar anticipo',
        'quiero contratarlos',
        'asegurar la fecha',
      ],
    },
    answer: {
      en: 'You are booked once you have accepted our quote in writing, we have confirmed it and any deposit it asks for has arrived. A form or a quote alone holds nothing on our calendar.',
      es: 'Queda reservado cuando usted acepta la cotización por escrito, nosotros la confirmamos y llega el anticipo, si la cotización lo pide. Un formulario o una cotización por sí solos no apartan fecha.',
    },
  },
  {
    id: 'get-a-quote',
    page: pages.quote,
    asked: {
      en: [
        'how do I get a quote',
        'can I get a quote',
        'request a quote',
        'I need an estimate',
        'send me a quote',
        'ask for a proposal',
        'where do I get a price for my project',
      ],
      es: [
        'cómo pido una cotización',
        'quiero una cotización',
        'solicitar presupuesto',
        'me pueden cotizar',
        'necesito un presupuesto',
      ],
    },
    answer: {
      en: `For equipment, put it on the quote list: the quote comes within ${limits.reply.quoteHours} hours. For a production, say date, room and how many people in the contact form, and we respond within ${limits.reply.hours} hours.`,
      es: `Para equipo, póngalo en la lista de cotización: llega en ${limits.reply.quoteHours} horas. Para una producción, diga fecha, lugar y cuántas personas en el formulario de contacto y respondemos en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'quote-validity',
    page: at(pages.terms, 'quotes'),
    asked: {
      en: [
        'how long is a quote valid',
        'does my quote expire',
        'validity of the offer',
        'price guaranteed until when',
        'quote good for how long',
        'how many days is a quote valid',
        'how long does your offer stay valid',
      ],
      es: [
        'cuánto tiempo vale la cotización',
        'vence mi cotización',
        'vigencia de la oferta',
        'hasta cuándo respetan el precio',
        'cuántos días vale la cotización',
        'cuánto dura la cotización',
      ],
    },
    answer: {
      en: `An equipment quote comes within ${limits.reply.quoteHours} hours, counted in our opening hours. A written quote is valid for ${limits.reply.quoteValidDays} days, for the dates, crew and equipment it names.`,
      es: `La cotización de equipo llega en ${limits.reply.quoteHours} horas, contadas en horario de atención. Una cotización por escrito vale ${limits.reply.quoteValidDays} días, para las fechas, el personal y el equipo que nombra.`,
    },
  },
  {
    id: 'quote-time',
    page: pages.quote,
    asked: {
      en: [
        'how fast do I get a quote',
        'when will you send the quote',
        'quote response time',
        'waiting for my estimate',
        'when can I expect my quote',
        'how long does an equipment quote take',
      ],
      es: [
        'en cuánto tiempo mandan la cotización',
        'cuándo recibo mi cotización',
        'tiempo de respuesta de una cotización',
        'espero mi presupuesto',
        'cuándo llega la cotización del equipo',
        'en cuánto tiempo me mandan la cotización del equipo',
      ],
    },
    answer: {
      en: `An equipment quote comes within ${limits.reply.quoteHours} hours; for productions we respond within ${limits.reply.hours} hours. Both count in our opening hours.`,
      es: `La cotización de equipo llega en ${limits.reply.quoteHours} horas; para producciones respondemos en ${limits.reply.hours} horas. Ambas cuentan en horario de atención.`,
    },
  },
  {
    id: 'taxes-travel',
    page: at(pages.terms, 'prices'),
    asked: {
      en: [
        'are taxes included',
        'sales tax',
        'travel costs',
        'do I pay VAT on top',
        'mileage and hotel for the crew',
        'hidden fees',
        'which currency are the prices in',
        'US dollars',
        'is the estimate binding',
        'are website prices final',
        'pay for the crew hotel',
        'are prices in US dollars',
        'is the price on the website final',
        'extra costs',
        'does the price include travel',
      ],
      es: [
        'incluyen impuestos',
        'gastos de viaje',
        'viáticos del personal',
        'cargos adicionales',
        'costos ocultos',
        'cargos del recinto',
        'en qué moneda están los precios',
        'dólares',
        'el estimado es definitivo',
        'los precios del sitio son finales',
        'hay costos extra',
        'el precio incluye viaje',
      ],
    },
    answer: {
      en: 'Prices on our pages are starting points in US dollars, before tax, travel and venue charges. An estimate binds nobody; your written quote is the price that counts.',
      es: 'Los precios de las páginas son puntos de partida en dólares estadounidenses, sin impuestos, viajes ni cargos del recinto. Un estimado no obliga a nadie; el precio que cuenta es el de su cotización por escrito.',
    },
  },
  {
    id: 'discounts',
    page: pages.quote,
    asked: {
      en: [
        'do you give discounts',
        'nonprofit discount',
        'promo code',
        'cheaper for several days',
        'negotiate the price',
        'special offer',
        'discount for nonprofits',
        'any deals',
        'lower price for charities',
        'do veterans get a discount',
      ],
      es: [
        'hacen descuentos',
        'descuento para ONG',
        'código promocional',
        'más barato por varios días',
        'se puede negociar el precio',
        'alguna promoción',
        'descuento para organizaciones sin fines de lucro',
        'hay rebajas',
      ],
    },
    answer: {
      en: `What we list: a kit costs less per day than its pieces, the training kit has educational rates, and rentals above ${limits.rental.longestDays} days have rates of their own. For anything else, ask in your request.`,
      es: `Lo que publicamos: un kit cuesta menos por día que sus piezas, el kit de formación tiene tarifa educativa y los alquileres de más de ${limits.rental.longestDays} días tienen tarifas propias. Para lo demás, pregunte en su solicitud.`,
    },
  },
]

function sentence(names: readonly string[], and: string): string {
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}
