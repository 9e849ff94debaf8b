import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { at, pages } from './pages.ts'

const { min, max } = limits.fontSizePercent
const { hours } = limits.reply

/** Terms, privacy and accessibility. */
export const legal: readonly HelpTopic[] = [
  {
    id: 'terms',
    page: pages.terms,
    asked: {
      en: [
        'terms of use',
        'terms and conditions',
        'which law applies',
        'contract terms',
        'your legal conditions',
      ],
      es: [
        'términos de uso',
        'términos y condiciones',
        'qué ley se aplica',
        'condiciones del contrato',
        'aviso legal',
      ],
    },
    answer: {
      en: 'The terms cover this website and the requests you send through it; productions, rentals and programs have written agreements of their own. The law of Oregon applies, unless consumer law protects you elsewhere.',
      es: 'Los términos cubren este sitio y las solicitudes que envía por él; producciones, alquileres y programas tienen sus propios acuerdos por escrito. Rige la ley de Oregón, salvo que la ley del consumidor le proteja en otro lugar.',
    },
  },
  {
    id: 'privacy',
    page: pages.privacy,
    asked: {
      en: [
        'privacy policy',
        'what do you do with my data',
        'do you sell my information',
        'what personal data do you keep',
        'how long do you keep my data',
        'data retention',
        'when are inquiries erased',
        'newsletter',
        'will you send me marketing emails',
        'unsubscribe',
        'what do you do with my data when I fill out the form',
        'is my information safe',
        'do you share my details',
        'how long do you store my information',
        'do you share my email with third parties',
      ],
      es: [
        'política de privacidad',
        'qué hacen con mis datos',
        'venden mi información',
        'qué datos personales guardan',
        'cuánto tiempo guardan mis datos',
        'conservación de datos',
        'cuándo se borran las consultas',
        'boletín',
        'me van a mandar publicidad',
        'darme de baja',
        'qué hacen con mis datos del formulario',
        'mis datos están seguros',
        'comparten mi correo con terceros',
      ],
    },
    answer: {
      en: 'We keep what you send in a form, to answer you and prepare the work, for as long as that and our books need it or until you ask us to delete it. It is not sold, rented out or used for advertising.',
      es: 'Guardamos lo que envía en un formulario para responderle y preparar el trabajo, mientras eso y la contabilidad lo requieran o hasta que pida borrarlo. No se vende, no se alquila ni se usa para publicidad.',
    },
  },
  {
    id: 'delete-data',
    page: at(pages.privacy, 'deletion'),
    asked: {
      en: [
        'delete my data',
        'right to be forgotten',
        'erase my inquiry',
        'see what you store about me',
        'GDPR or CCPA request',
        'erase my personal data',
        'remove my information from your system',
      ],
      es: [
        'borrar mis datos',
        'derecho al olvido',
        'eliminar mi consulta',
        'ver qué guardan sobre mí',
        'solicitud de protección de datos',
        'que borren mis datos',
      ],
    },
    answer: {
      en: `Write to {email} from the address you used, or name your reference. We send you a copy, correct it or delete it, except what the law makes us keep, respond within ${hours} hours, and it costs nothing.`,
      es: `Escriba a {email} desde la dirección que usó o indique su referencia. Le enviamos una copia, la corregimos o la borramos, salvo lo que la ley nos obliga a guardar; respondemos en ${hours} horas y no cuesta nada.`,
    },
  },
  {
    id: 'cookies',
    page: at(pages.privacy, 'browser'),
    asked: {
      en: [
        'do you use cookies',
        'tracking',
        'Google Analytics',
        'do you follow me with ads',
        'cookie banner',
      ],
      es: ['usan cookies', 'rastreo', 'me siguen con anuncios', 'aviso de cookies'],
    },
    answer: {
      en: 'Two cookies at most, both for safety: one when you send a form, one when you sign in. Our visitor statistics use none, and count nothing if your browser asks not to be tracked.',
      es: 'Dos cookies como máximo, ambas por seguridad: una al enviar un formulario y otra al iniciar sesión. Nuestras estadísticas no usan ninguna y no cuentan nada si su navegador pide no ser rastreado.',
    },
  },
  {
    id: 'accessibility',
    page: pages.accessibility,
    asked: {
      en: [
        'accessibility statement',
        'is the website accessible',
        'WCAG',
        'Section 508',
        'screen reader',
        'use the site by keyboard',
        'report an accessibility problem',
        'I cannot use a page',
        'can you do it by phone for me',
        'quote in another format',
        'is your site accessible for blind people',
        'does the website work with a screen reader',
      ],
      es: [
        'declaración de accesibilidad',
        'el sitio es accesible',
        'lector de pantalla',
        'usar el sitio con el teclado',
        'discapacidad visual',
        'reportar un problema de accesibilidad',
        'no puedo usar una página',
        'pueden hacerlo por teléfono',
        'cotización en otro formato',
        'el sitio funciona con lector de pantalla',
        'personas ciegas',
      ],
    },
    answer: {
      en: 'This site meets WCAG 2.1 AA and Section 508, and is built and tested to WCAG 2.2 AA. If something is in your way, call {phone} or write to {email}: whatever the site offers, we also do by phone or email.',
      es: 'El sitio cumple WCAG 2.1 AA y la Sección 508, y se construye y prueba según WCAG 2.2 AA. Si algo le estorba, llame al {phone} o escriba a {email}: todo lo que ofrece el sitio lo hacemos también por teléfono o correo.',
    },
  },
  {
    id: 'accessibility-panel',
    page: at(pages.accessibility, 'panel'),
    asked: {
      en: [
        'make the text bigger',
        'dark mode',
        'high contrast',
        'stop the animations',
        'font size',
        'turn on sounds',
        'text is too small on this site',
        'I cannot read the small letters',
        'where is dark mode',
      ],
      es: [
        'agrandar la letra',
        'modo oscuro',
        'alto contraste',
        'quitar las animaciones',
        'tamaño de letra',
        'activar sonidos',
        'la letra es muy pequeña',
      ],
    },
    answer: {
      en: `The button with the small figure, on every page, opens the accessibility menu: text from ${min}% to ${max}%, dark mode, high contrast, less motion and sounds. It is kept in your browser for your next visit.`,
      es: `El botón con la figurita, en todas las páginas, abre el menú de accesibilidad: letra del ${min}% al ${max}%, modo oscuro, alto contraste, menos movimiento y sonidos. Se guarda en su navegador para la próxima visita.`,
    },
  },
  {
    id: 'cancellation',
    open: true,
    page: at(pages.terms, 'scope'),
    asked: {
      en: [
        'what is your cancellation policy',
        'what if we have to cancel the booking',
        'can I get a refund',
        'cancel a week before',
        'do I get my money back',
        'move our date after booking',
        'reschedule the event',
        'what if we need to postpone',
        'I want my money back',
      ],
      es: [
        'qué pasa si cancelamos',
        'política de cancelación',
        'me devuelven el dinero',
        'puedo cancelar la reserva',
        'cambiar la fecha después de reservar',
        'reprogramar el evento',
        'y si tenemos que aplazar',
      ],
    },
    answer: {
      en: 'Our pages name no terms for cancelling or moving a date. Productions, rentals and programs have written agreements of their own, so ask for it to be settled there.',
      es: 'Nuestras páginas no dicen qué pasa al cancelar o mover una fecha. Producciones, alquileres y programas tienen sus propios acuerdos por escrito: pida que quede ahí.',
    },
  },
]
