import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { from } from './figures.ts'
import { pages } from './pages.ts'

const page = pages.eventProduction

/** Filming events, and kinds of work that people ask about though no page lists them. */
export const events: readonly HelpTopic[] = [
  {
    id: 'event-production',
    page,
    asked: {
      en: [
        'event production',
        'event videographer',
        'film our gala',
        'cover our company event',
        'video of a launch or award night',
        'how much to film an event',
        'event coverage price',
        'event video cost', 'videographer for our product launch', 'film a fundraiser', 'record our awards night', 'someone to film our event', 'graduation video', 'film a trade show',],
      es: [
        'producción de eventos',
        'filmar nuestro evento',
        'cobertura en video de un evento',
        'grabar una gala',
        'video de un lanzamiento',
        'cuánto cuesta filmar un evento',
        'precio de la cobertura de un evento',
        'cuánto cobran por grabar un evento', 'videógrafo para un evento', 'grabar nuestra ceremonia', 'grabar una graduación',],
    },
    answer: {
      en: `One crew takes your event through planning, setup and testing, live coverage and post-production, from one camera in the aisle to a full switched show. Productions start at ${from.eventProduction}.`,
      es: `Un mismo equipo lleva su evento por la planeación, el montaje y las pruebas, la cobertura en vivo y la edición, desde una sola cámara hasta un programa completo. Las producciones empiezan en ${from.eventProduction}.`,
    },
  },
  {
    id: 'event-deliverables',
    page,
    asked: {
      en: [
        'what do I get after the event',
        'highlight film of the evening',
        'recap video',
        'complete recording of the program',
        'deliverables',
        'vertical videos for Instagram and TikTok',
        'reels and shorts',
        'square clips ready to post',
        'social media clips of the event', 'clips for social media', 'what do you deliver after the event', 'short clips for Instagram',],
      es: [
        'qué recibo después del evento',
        'video resumen',
        'grabación completa del programa',
        'entregables',
        'película con lo mejor del evento',
        'videos verticales para Instagram y TikTok',
        'reels',
        'clips cuadrados listos para publicar',
        'clips del evento para redes', 'clips para Instagram',],
    },
    answer: {
      en: 'You choose: a highlight film, the complete program, a video of every session with slides and captions, vertical and square clips for social media, and the camera originals. All of it is named in the quote.',
      es: 'Usted elige: película resumen, programa completo, un video por sesión con diapositivas y subtítulos, clips verticales y cuadrados para redes, y los originales de cámara. Todo queda escrito en la cotización.',
    },
  },
  {
    id: 'event-planning',
    page,
    asked: {
      en: [
        'do you visit the venue first',
        'site visit',
        'how do you plan the event filming',
        'walk through the room before',
        'rehearsal and testing', 'do you come look at the venue beforehand', 'will you scout the location', 'visit our venue before the event',],
      es: [
        'visitan el lugar antes',
        'visita técnica',
        'cómo planean la grabación del evento',
        'recorren el salón antes',
        'ensayo y pruebas', 'vienen a ver el lugar antes',],
    },
    answer: {
      en: 'Yes. Weeks before, we walk the room, read the program and ask who has to see it; you get a plot, a schedule, a crew list and a price. Everything is tested before the doors open.',
      es: 'Sí. Semanas antes recorremos el lugar, leemos el programa y preguntamos quién debe verlo; usted recibe un plano, un horario, la lista de personal y un precio. Todo se prueba antes de abrir las puertas.',
    },
  },
  {
    id: 'session-recording',
    page,
    asked: {
      en: [
        'record panels and workshops',
        'breakout rooms',
        'film several rooms at once',
        'record a lecture with slides',
        'seminar recording',
        'live picture on the big screens',
        'IMAG',
        'show the speaker on LED wall',
        'projection for the last row', 'record all of our breakout sessions at the same time', 'several sessions at once', 'speaker on the big screens',],
      es: [
        'grabar paneles y talleres',
        'salas simultáneas',
        'grabar varias salas a la vez',
        'grabar una charla con diapositivas',
        'grabación de seminarios',
        'imagen en vivo en las pantallas gigantes',
        'pantallas en el salón',
        'que se vea al orador en pantalla',
        'circuito cerrado', 'grabar todas las sesiones al mismo tiempo',],
    },
    answer: {
      en: 'Yes. For panels, workshops and breakouts each room gets its own camera, clean sound and the slides. Live pictures go on the big screens, so the last row sees a face and not a figure.',
      es: 'Sí. En paneles, talleres y salas simultáneas, cada sala tiene su cámara, sonido limpio y las diapositivas. La imagen en vivo va a las pantallas, para que la última fila vea una cara y no una silueta.',
    },
  },
  {
    id: 'weddings',
    open: true,
    page: pages.contact,
    asked: {
      en: [
        'do you film weddings',
        'wedding video',
        'bride and groom ceremony',
        'engagement film',
        'birthday party video',
        'quinceañera',
        'bar mitzvah or baptism film',
        'family reunion recording',
        'private celebration', 'getting married', 'sweet sixteen', 'film my family party',],
      es: [
        'filman bodas',
        'video de boda',
        'graban matrimonios',
        'video para novios',
        'fiesta de cumpleaños',
        'quince años',
        'bautizo o primera comunión',
        'fiesta familiar',
        'celebración privada', 'me caso', 'quince años de mi hija', 'baby shower',],
    },
    answer: {
      en: `Weddings and private parties are not on our list of services: we film conferences, company events, worship and community events. Ask us all the same; a person answers within ${limits.reply.hours} hours.`,
      es: `Las bodas y fiestas privadas no están en nuestra lista de servicios: filmamos conferencias, eventos de empresa, cultos y eventos comunitarios. Pregúntenos de todos modos; una persona le responde en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'drones',
    open: true,
    page: pages.equipment,
    asked: {
      en: ['do you have drones', 'aerial footage', 'drone shots from above', 'licensed drone pilot', 'aerial shots', 'drone video of a building or construction site',],
      es: ['tienen drones', 'tomas aéreas', 'filmación con dron', 'piloto de dron con licencia', 'video con drone',],
    },
    answer: {
      en: `Our equipment list has no drones: cameras move on gimbals, rails and dollies. If you need aerial shots, ask us and a person answers within ${limits.reply.hours} hours.`,
      es: `En nuestra lista de equipo no hay drones: las cámaras se mueven en estabilizadores, rieles y dollies. Si necesita tomas aéreas, pregúntenos y una persona le responde en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'photography',
    open: true,
    page: pages.contact,
    asked: {
      en: ['do you take photos', 'event photographer', 'headshots', 'still photography', 'photo shoot', 'photos of our team', 'do you also do photos', 'product photos',],
      es: [
        'toman fotos',
        'fotógrafo para evento',
        'sesión de fotos',
        'retratos profesionales',
        'fotografía fija', 'hacen fotos', 'fotos de nuestro equipo', 'sacan fotos',],
    },
    answer: {
      en: `Photography is not on our list of services; we make video and live events. Ask us all the same if you need stills with your film, and a person answers within ${limits.reply.hours} hours.`,
      es: `La fotografía no está en nuestra lista de servicios; hacemos video y eventos en vivo. Si necesita fotos junto con su video, pregúntenos y una persona le responde en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'music-videos',
    open: true,
    page: pages.contact,
    asked: {
      en: [
        'music video for my band',
        'film a song clip',
        'short film or feature movie',
        'TV commercial',
        'real estate video',
        'property tour', 'film my band', 'shoot a commercial', 'movie production', 'wildlife documentary',],
      es: [
        'videoclip para mi banda',
        'video musical',
        'cortometraje o largometraje',
        'comercial de televisión',
        'video de bienes raíces',
        'recorrido de una casa', 'grabar a mi banda', 'hacen comerciales',],
    },
    answer: {
      en: `That is not on our list of services. We film company stories, interviews, training and product films, events and conferences; our equipment can be rented for other shoots. Ask us all the same, a person answers within ${limits.reply.hours} hours.`,
      es: `Eso no está en nuestra lista de servicios. Filmamos historias de empresa, entrevistas, capacitación, producto, eventos y conferencias; nuestro equipo se alquila para otros rodajes. Pregunte de todos modos: una persona le responde en ${limits.reply.hours} horas.`,
    },
  },
]
