import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { legacyTerms } from '../../legacy/terms.ts'
import { podcastPackage } from '../../podcast-consultation/package.ts'
import { pages } from './pages.ts'

const podcast = pages.podcast
const legacy = pages.legacy
const places = legacyTerms.figure

/** The two programs that last for months: podcast consultation and Legacy. */
export const podcastAndLegacy: readonly HelpTopic[] = [
  {
    id: 'podcast',
    page: podcast,
    asked: {
      en: [
        'podcast consultation',
        'help me start a podcast',
        'coaching for my YouTube channel',
        'video podcast coach',
        'launch a show',
        'how much is the podcast consultation',
        'podcast package price',
        'cost of podcast coaching',
        'how long does the podcast program take',
        'month by month podcast plan',
        'I want to start a podcast',
        'podcast program',
        'podcast help',
      ],
      es: [
        'asesoría de podcast',
        'ayuda para empezar un podcast',
        'asesoría para mi canal de YouTube',
        'lanzar un programa',
        'acompañamiento para un videopodcast',
        'cuánto cuesta la asesoría de podcast',
        'precio del paquete de podcast',
        'cuánto cobran por el podcast',
        'cuánto dura el programa de podcast',
        'plan mes a mes',
        'quiero empezar un podcast',
        'programa de podcast',
      ],
    },
    answer: {
      en: `Six months of weekly 1-on-1 sessions with the same producer, a 90-day content calendar and one goal: your first 1,000 followers. The whole package is ${podcastPackage.price.figure}; the first episodes go out in the third month.`,
      es: `Seis meses de sesiones individuales cada semana con el mismo productor, un calendario de contenidos de 90 días y una meta: sus primeros 1,000 seguidores. El paquete completo cuesta ${podcastPackage.price.figure}; los primeros episodios salen en el tercer mes.`,
    },
  },
  {
    id: 'podcast-includes',
    page: podcast,
    asked: {
      en: [
        'what is included in the podcast package',
        'do I get help with editing my episodes',
        'cover art and thumbnails',
        'podcast content calendar',
      ],
      es: [
        'qué incluye el paquete de podcast',
        'ayudan a editar mis episodios',
        'portada y miniaturas',
        'calendario de contenidos del podcast',
      ],
    },
    answer: {
      en: 'Weekly 1-on-1 sessions, a 90-day content calendar, premise and format, our studio and equipment, your own room set up, an editing routine, look and titles, and a follower plan.',
      es: 'Sesiones individuales cada semana, calendario de 90 días, premisa y formato, nuestro estudio y equipo, su propio espacio montado, una rutina de edición, imagen y títulos, y un plan de seguidores.',
    },
  },
  {
    id: 'podcast-followers',
    page: podcast,
    asked: {
      en: [
        'do you guarantee followers',
        'will I get 1,000 subscribers',
        'promise of an audience',
        'results of podcast coaching',
        'do you promise 1000 followers',
        'how many followers will I have',
      ],
      es: [
        'garantizan seguidores',
        'voy a tener mil suscriptores',
        'prometen audiencia',
        'resultados de la asesoría de podcast',
        'me prometen seguidores',
      ],
    },
    answer: {
      en: 'No: the first 1,000 followers are a goal to plan by, not a guarantee. Each week we look at what brought followers.',
      es: 'No: los primeros 1,000 seguidores son una meta para planear, no una garantía. Cada semana vemos qué trajo seguidores.',
    },
  },
  {
    id: 'podcast-equipment',
    page: podcast,
    asked: {
      en: [
        'do I need my own podcast equipment',
        'podcast studio rental',
        'record one podcast episode',
        'which microphone should I buy for my show',
        'rent your studio to record a podcast',
        'podcast studio',
        'price of one podcast episode',
      ],
      es: [
        'necesito mi propio equipo de podcast',
        'alquilan estudio de podcast',
        'grabar un solo episodio',
        'qué micrófono compro para mi programa',
        'rentar el estudio para un podcast',
      ],
    },
    answer: {
      en: 'In the podcast consultation you record on our microphones, cameras and lights while you choose your own. Hiring the studio for single episodes is not on our pages, so ask us; podcast microphones can be rented.',
      es: 'En la asesoría de podcast graba con nuestros micrófonos, cámaras y luces mientras elige los suyos. El estudio para episodios sueltos no aparece en nuestras páginas: pregúntenos; los micrófonos de podcast sí se alquilan.',
    },
  },
  {
    id: 'legacy',
    page: legacy,
    asked: {
      en: [
        'legacy program',
        'documentary about our founder',
        'company history film',
        'brand storytelling',
        'family business documentary',
        'what is the legacy program',
        'tell me about Legacy',
        'film about our family business',
      ],
      es: [
        'programa Legacy',
        'documental sobre nuestro fundador',
        'película de la historia de la compañía',
        'narrativa de marca',
        'documental de una empresa familiar',
        'qué es el programa Legacy',
      ],
    },
    answer: {
      en: `Legacy is our brand-storytelling program for founders, family companies and institutions with a history worth putting on film. It runs in four phases over one quarter, and we take ${places} clients per quarter.`,
      es: `Legacy es nuestro programa de narrativa de marca para fundadores, empresas familiares e instituciones con una historia que merece filmarse. Son cuatro fases en un trimestre, y tomamos ${places} clientes por trimestre.`,
    },
  },
  {
    id: 'legacy-phases',
    page: legacy,
    asked: {
      en: [
        'phases of the legacy program',
        'how long does a legacy film take',
        'listen shape film release',
        'what do we keep at the end of Legacy',
      ],
      es: [
        'fases del programa Legacy',
        'cuánto tarda una película Legacy',
        'con qué nos quedamos al final de Legacy',
      ],
    },
    answer: {
      en: 'Listen, shape, film and release: 13 weeks in all. You keep the film, its short cuts, the footage and the archive.',
      es: 'Escuchar, dar forma, filmar y estrenar: 13 semanas en total. Usted se queda con la película, sus versiones cortas, el material filmado y el archivo.',
    },
  },
  {
    id: 'legacy-session',
    page: legacy,
    asked: {
      en: [
        'reserve a legacy session',
        'how do we join Legacy',
        'is there a spot left this quarter',
        'first conversation about our story',
        'how many legacy clients do you take',
      ],
      es: [
        'reservar una sesión Legacy',
        'cómo entramos a Legacy',
        'queda lugar este trimestre',
        'primera conversación sobre nuestra historia',
        'cuántos clientes Legacy aceptan',
      ],
    },
    answer: {
      en: `The first step is a Legacy session: you talk, we listen, no camera in the room. We take ${places} clients per quarter and come back within ${limits.reply.hours} hours with a time.`,
      es: `El primer paso es una sesión Legacy: usted habla, nosotros escuchamos, sin cámara. Tomamos ${places} clientes por trimestre y en ${limits.reply.hours} horas le proponemos una hora.`,
    },
  },
  {
    id: 'legacy-price',
    open: true,
    page: legacy,
    asked: {
      en: [
        'how much is the legacy program',
        'what does the legacy program cost',
        'legacy film price',
        'investment for a brand documentary',
      ],
      es: [
        'cuánto cuesta el programa Legacy',
        'precio de una película Legacy',
        'inversión para un documental de marca',
      ],
    },
    answer: {
      en: `Our pages list no price for the Legacy program. A Legacy session is the first step; ask for one and we come back within ${limits.reply.hours} hours.`,
      es: `Nuestras páginas no publican un precio para el programa Legacy. El primer paso es una sesión Legacy; pídala y le respondemos en ${limits.reply.hours} horas.`,
    },
  },
]
