import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { pages } from './pages.ts'

const infrastructure = pages.infrastructure
const vendors = pages.vendors

/** Rooms that are built or rebuilt, and vendors who work from one plan. */
export const rooms: readonly HelpTopic[] = [
  {
    id: 'infrastructure',
    page: infrastructure,
    asked: {
      en: [
        'AV infrastructure',
        'install audiovisual systems in our building',
        'AV integration for a venue',
        'equip our auditorium',
        'which venues do you install in',
        'do you install AV equipment in offices',
        'conference room AV setup',
        'projector and speaker installation',
        'AV for theaters',
        'install a sound system in our church',
        'do you install sound systems',
      ],
      es: [
        'infraestructura audiovisual',
        'instalar sistemas audiovisuales en nuestro edificio',
        'equipar un auditorio',
        'integración AV para un recinto',
        'en qué recintos instalan',
        'instalan equipo audiovisual en oficinas',
        'audiovisual para teatros',
        'instalan sistemas de sonido',
      ],
    },
    answer: {
      en: 'AV upgrades, multi-vendor project management and system design, for conference centers, offices, houses of worship, schools, theaters and hotels. It begins with a walk through your room.',
      es: 'Modernización audiovisual, gestión con varios proveedores y diseño de sistemas, para centros de convenciones, oficinas, templos, escuelas, teatros y hoteles. Empieza con un recorrido por su sala.',
    },
  },
  {
    id: 'infrastructure-price',
    open: true,
    page: infrastructure,
    asked: {
      en: [
        'how much does an AV installation cost',
        'price of an AV upgrade',
        'what does a new sound system cost',
        'do you give estimates for venues',
        'price for vendor coordination',
      ],
      es: [
        'cuánto cuesta una instalación audiovisual',
        'precio de modernizar una sala',
        'presupuesto para un sistema de sonido nuevo',
        'cotizan recintos',
        'precio de la coordinación de proveedores',
      ],
    },
    answer: {
      en: `We list no price for rooms, systems and vendor coordination, since it begins with a walk through your room. Tell us about it and we respond within ${limits.reply.hours} hours.`,
      es: `No publicamos precio para salas, sistemas ni coordinación de proveedores, porque empieza con un recorrido por su sala. Cuéntenos y respondemos en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'infrastructure-upgrades',
    page: infrastructure,
    asked: {
      en: [
        'upgrade our sound system and projectors',
        'replace old AV in a room',
        'new screens and control',
        'can we keep our existing speakers and cables',
        'renovate the AV',
        'upgrade the sound system in our auditorium',
        'keep our existing projectors',
        'our old projector system needs replacing',
        'our boardroom needs new AV',
      ],
      es: [
        'modernizar el sonido y los proyectores',
        'reemplazar el equipo viejo de una sala',
        'nuevas pantallas y control',
        'podemos conservar nuestras bocinas y cables',
        'renovar el audiovisual',
        'mejorar el sonido de nuestro auditorio',
        'nuestra sala de juntas necesita equipo nuevo',
      ],
    },
    answer: {
      en: 'We start with what you own: good cable, speakers and projectors stay, and we replace what fails. It includes a site survey, 4K video over fiber or IP, sound tuned to the room and control a volunteer can run.',
      es: 'Partimos de lo que ya tiene: lo bueno se queda y se cambia lo que falla. Incluye visita técnica con planos, video 4K por fibra o IP, sonido ajustado a la sala y un control que un voluntario puede manejar.',
    },
  },
  {
    id: 'system-design',
    page: infrastructure,
    asked: {
      en: [
        'AV system design',
        'drawings for bids',
        'design a future-proof AV room',
        'rack elevations and signal flow',
        'consultant to specify equipment',
        'AV project manager',
        'manage integrators and electricians',
        'oversee the installation',
        'construction project with several trades',
        'design the AV system for our new building',
      ],
      es: [
        'diseño de sistemas audiovisuales',
        'planos para licitar',
        'diseñar una sala a futuro',
        'diagrama de señal y rack',
        'especificar el equipo de una sala',
        'gestión de un proyecto audiovisual',
        'coordinar integradores y electricistas',
        'supervisar la instalación',
        'obra con varios contratistas',
        'diseñar el sistema de un edificio nuevo',
      ],
    },
    answer: {
      en: 'System design is drawn for the events you will hold in ten years: you keep signal flow, rack drawings and a priced parts list any integrator can bid on. In project management one producer leads every trade, with one report a week.',
      es: 'El diseño piensa en los eventos que tendrá en diez años: usted se queda con diagramas, planos de rack y una lista de partes con precios para licitar. En la gestión, un productor dirige a todos los contratistas, con un informe semanal.',
    },
  },
  {
    id: 'vendor-coordination',
    page: vendors,
    asked: {
      en: [
        'vendor coordination',
        'coordinate our AV suppliers',
        'one contact for all vendors',
        'production manager for our event',
        'call sheet for vendors',
        'how does vendor coordination work',
        'steps of the coordination',
        'do we have to use your vendors',
        'compare AV quotes for us',
        'second opinion on a bid',
        'deal with the other AV companies for us',
      ],
      es: [
        'coordinación de proveedores',
        'coordinar a nuestros proveedores',
        'un solo contacto para todos los proveedores',
        'jefe de producción para el evento',
        'hoja de llamado',
        'cómo funciona la coordinación de proveedores',
        'pasos de la coordinación',
        'tenemos que usar sus proveedores',
        'comparar cotizaciones de proveedores',
        'segunda opinión sobre una oferta',
        'tratar con las otras empresas por nosotros',
      ],
    },
    answer: {
      en: 'You choose who you hire; we put all your AV vendors on one schedule, and you deal with one producer. Survey, scope, schedule, show: bids are compared line by line, and deliveries checked before you pay.',
      es: 'Usted elige a quién contrata; nosotros ponemos a todos sus proveedores audiovisuales en un solo calendario y usted trata con un productor. Comparamos ofertas línea por línea y verificamos entregas antes de que pague.',
    },
  },
  {
    id: 'interpreters',
    page: vendors,
    asked: {
      en: [
        'simultaneous interpretation',
        'interpreters for our conference',
        'live captioning vendor',
        'sign language interpreter',
        'translation booths',
        'do you provide interpreters',
        'ASL interpreter',
        'live captioning at conferences',
        'sign language for our event',
        'translate the stream live',
        'live translation',
      ],
      es: [
        'interpretación simultánea',
        'intérpretes para nuestra conferencia',
        'subtitulado en vivo',
        'intérprete de lengua de señas',
        'cabinas de traducción',
        'tienen intérpretes',
        'ofrecen traducción simultánea',
        'lengua de señas en el evento',
        'traducción en vivo',
      ],
    },
    answer: {
      en: 'We coordinate captions and interpreters with the other vendors: booths, feeds and scripts are on the same call sheet. We don’t list interpreting as a service of our own, so tell us what you need.',
      es: 'Coordinamos subtitulado e intérpretes junto con los demás proveedores: cabinas, señales y textos van en la misma hoja. No listamos la interpretación como servicio propio; díganos qué necesita.',
    },
  },
]
