import type { HelpTopic, InLanguages } from '../../../domain/help/help.ts'
import { contactFormHref, pagePaths } from '../../../routes.ts'
import { footerNavigation, headerNavigation, legalLinks } from '../../shell/navigation.ts'
import { accountText } from '../../shell/shell.ts'

type Page = HelpTopic['page']

const englishTitles: ReadonlyMap<string, string> = new Map(
  [...headerNavigation, ...footerNavigation]
    .flatMap(({ links }) => links)
    .concat(legalLinks)
    .map(({ href, label }) => [href, label]),
)

/** A page of the navigation, under the name it has there. */
function listed(href: string, spanish: string): Page {
  return { href, title: { en: englishTitles.get(href) ?? '', es: spanish } }
}

function named(href: string, title: InLanguages<string>): Page {
  return { href, title }
}

/** The pages that answers come from. */
export const pages = {
  home: named(pagePaths.home, { en: 'Home', es: 'Inicio' }),
  contact: listed(contactFormHref, 'Contacto'),
  corporateVideo: listed(pagePaths.corporateVideo, 'Video corporativo'),
  liveStreaming: listed(pagePaths.liveStreaming, 'Transmisión en vivo'),
  eventProduction: listed(pagePaths.eventProduction, 'Producción de eventos'),
  conferences: listed(pagePaths.corporateConferences, 'Conferencias corporativas'),
  infrastructure: listed(pagePaths.infrastructure, 'Infraestructura audiovisual'),
  vendors: listed(pagePaths.vendorCoordination, 'Coordinación de proveedores'),
  kits: listed(pagePaths.gearList, 'Kits de equipo'),
  equipment: listed(pagePaths.equipmentList, 'Lista de equipo'),
  availability: listed(pagePaths.equipmentAvailability, 'Disponibilidad'),
  quote: listed(pagePaths.quote, 'Pedir cotización'),
  youthTraining: listed(pagePaths.youthTraining, 'Formación para jóvenes'),
  partnership: listed(pagePaths.religiousPartnership, 'Alianza con congregaciones'),
  support: listed(pagePaths.magroseSupport, 'Apoyo a jóvenes'),
  podcast: listed(pagePaths.podcastConsultation, 'Asesoría de podcast'),
  portfolio: listed(pagePaths.portfolio, 'Portafolio'),
  legacy: listed(pagePaths.legacy, 'Programa Legacy'),
  privacy: listed(pagePaths.privacy, 'Privacidad'),
  terms: listed(pagePaths.terms, 'Términos'),
  accessibility: listed(pagePaths.accessibility, 'Accesibilidad'),
  signIn: listed(pagePaths.auth, 'Iniciar sesión'),
  account: named(pagePaths.account, { en: accountText.account, es: 'Mi cuenta' }),
  inquiries: named(pagePaths.inquiry, { en: accountText.inquiries, es: 'Mis consultas' }),
  notSent: named(pagePaths.inquiryNotSent, { en: 'Inquiry Not Sent', es: 'Consulta no enviada' }),
} as const satisfies Readonly<Record<string, Page>>

/** The place on a page that holds the answer. */
export function at(page: Page, anchor: string): Page {
  return { ...page, href: `${page.href}#${anchor}` }
}
