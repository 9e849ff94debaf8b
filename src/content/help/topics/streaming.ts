import type { HelpTopic } from '../../../domain/help/help.ts'
import { from, stream } from './figures.ts'
import { pages } from './pages.ts'

const page = pages.liveStreaming

export const streaming: readonly HelpTopic[] = [
  {
    id: 'live-streaming',
    page,
    asked: {
      en: [
        'live streaming',
        'can you livestream our event',
        'webcast',
        'broadcast our event online',
        'stream a company town hall',
        'how much is live streaming',
        'livestream price',
        'cost to stream an event',
        'do you stream in 4K',
        'resolution and frame rate', 'what does it cost to stream', 'live broadcast', 'stream our graduation', 'how many cameras for the stream',],
      es: [
        'transmisión en vivo',
        'pueden transmitir nuestro evento',
        'streaming de eventos',
        'transmitir por internet',
        'hacen webcast',
        'cuánto cuesta una transmisión en vivo',
        'precio del streaming',
        'cuánto cobran por transmitir un evento',
        'transmiten en 4K',
        'resolución y cuadros por segundo', 'cuánto sale transmitir', 'transmitir nuestra graduación',],
    },
    answer: {
      en: `We film, mix and stream your event with ${stream.cameras} cameras and ${stream.audio} audio inputs, at up to ${stream.picture}. Productions start at ${from.liveStreaming}; cameras, hours on air and the venue’s internet set the price.`,
      es: `Filmamos, mezclamos y transmitimos su evento con ${stream.cameras.replace('+', ' o más')} cámaras y ${stream.audio.replace('+', ' o más')} entradas de audio, hasta ${stream.picture}. Las producciones empiezan en ${from.liveStreaming}; el precio depende de las cámaras, las horas al aire y el internet del lugar.`,
    },
  },
  {
    id: 'stream-platforms',
    page,
    asked: {
      en: [
        'can you stream to YouTube and Facebook',
        'which platforms do you stream to',
        'multistream to several channels',
        'Vimeo Zoom Teams LinkedIn live',
        'where can people watch the stream',
        'private stream with password',
        'only our employees should watch',
        'internal broadcast for staff', 'stream to Zoom', 'share the stream only with invited people',],
      es: [
        'transmiten por YouTube y Facebook',
        'en qué plataformas transmiten',
        'transmitir a varios canales a la vez',
        'por Vimeo Zoom o Teams',
        'dónde se puede ver la transmisión',
        'transmisión privada',
        'que solo la vean nuestros empleados',
        'transmisión interna para el personal', 'transmitir por Zoom',],
    },
    answer: {
      en: 'To several at once: your own site, a page that only your people can open, or the platforms people already use. Our pages don’t list platforms by name, so tell us where your viewers are.',
      es: 'A varias a la vez: su propio sitio, una página que solo su gente puede abrir o las plataformas que su público ya usa. Nuestras páginas no las nombran una por una; díganos dónde está su audiencia.',
    },
  },
  {
    id: 'backup-internet',
    page,
    asked: {
      en: [
        'what if the internet fails',
        'venue has bad wifi',
        'backup connection',
        'bonded 5G cellular',
        'do you bring your own internet',
        'what if a camera or microphone breaks during the stream',
        'plan B on show day',
        'redundancy',
        'spare equipment while live', 'the wifi at our venue is terrible', 'internet goes down during the stream', 'no internet at the location', 'what if something fails during the live show',],
      es: [
        'qué pasa si falla el internet',
        'el lugar tiene mal wifi',
        'conexión de respaldo',
        'llevan su propio internet',
        'internet celular 5G',
        'qué pasa si falla una cámara o un micrófono',
        'plan B el día del evento',
        'equipo de repuesto durante la transmisión',
        'y si se cae la plataforma', 'el internet del lugar es malo', 'no hay internet en el lugar',],
    },
    answer: {
      en: 'A second line is already open: if the venue’s internet drops, bonded 5G carries the stream. A spare microphone is patched in, a second encoder feeds another address, and the recording on site keeps running.',
      es: 'Ya hay una segunda línea abierta: si se cae el internet del lugar, una conexión 5G combinada lleva la transmisión. Hay un micrófono de repuesto conectado, un segundo codificador y la grabación en el lugar sigue corriendo.',
    },
  },
  {
    id: 'remote-guests',
    page,
    asked: {
      en: [
        'hybrid event',
        'remote speakers join by video',
        'guests from another city on screen',
        'online audience asks questions',
        'virtual panelists', 'our speaker is in London and can only join by video', 'panelist joins remotely on the stream', 'guest calls in from abroad', 'presenter online and audience in the room',],
      es: [
        'evento híbrido',
        'ponentes a distancia',
        'invitados conectados desde otra ciudad',
        'el público en línea hace preguntas',
        'panelistas virtuales', 'un ponente participa desde otro país', 'un invitado se conecta a distancia',],
    },
    answer: {
      en: 'Yes, hybrid events are one of our three kinds of stream. Guests join from anywhere, hear the room and appear on its screens, and viewers’ questions come back to the stage.',
      es: 'Sí, los eventos híbridos son uno de nuestros tres tipos de transmisión. Los invitados se conectan desde donde estén, oyen la sala y aparecen en sus pantallas; las preguntas del público llegan al escenario.',
    },
  },
  {
    id: 'worship-stream',
    page,
    asked: {
      en: [
        'stream our church service',
        'Sunday worship livestream',
        'broadcast mass online',
        'synagogue or temple service stream',
        'choir concert live', 'stream our Sunday service', 'cameras in our sanctuary', 'church wants to go live online',],
      es: [
        'transmitir el culto',
        'transmitir la misa en vivo',
        'transmisión de la iglesia los domingos',
        'transmitir un concierto del coro', 'una iglesia quiere transmitir el culto del domingo', 'transmitir nuestros servicios de la iglesia',],
    },
    answer: {
      en: `Yes: services, concerts and memorials, with remote cameras quiet enough for a sanctuary, so nobody stands in the aisle. Productions start at ${from.liveStreaming}.`,
      es: `Sí: cultos, conciertos y servicios conmemorativos, con cámaras remotas silenciosas y sin nadie de pie en el pasillo. Las producciones empiezan en ${from.liveStreaming}.`,
    },
  },
  {
    id: 'memorials',
    page,
    asked: {
      en: [
        'livestream a funeral',
        'memorial service',
        'celebration of life broadcast',
        'film a burial for family abroad', 'funeral stream for relatives overseas', 'do you film funerals', 'grandmother passed away, stream the service',],
      es: [
        'transmitir un funeral',
        'servicio conmemorativo',
        'misa de difuntos en vivo',
        'velorio para familiares en el extranjero', 'graban funerales', 'transmitir el funeral de mi abuela',],
    },
    answer: {
      en: 'Yes, memorials are part of our worship and community streams. The cameras are quiet and run from the back, and family far away watches on a platform they already use.',
      es: 'Sí, los servicios conmemorativos son parte de nuestras transmisiones comunitarias. Las cámaras son silenciosas y se manejan desde atrás, y la familia lejana los ve en una plataforma que ya conoce.',
    },
  },
  {
    id: 'stream-recording',
    page,
    asked: {
      en: [
        'is the stream recorded',
        'watch it again afterward',
        'do we get a recording of the livestream',
        'on-demand replay', 'can people watch the livestream later', 'watch the stream afterwards', 'will the livestream be saved',],
      es: [
        'queda grabada la transmisión',
        'se puede volver a ver después',
        'nos dan la grabación del en vivo',
        'repetición a pedido', 'se puede ver después la transmisión', 'guardan la transmisión',],
    },
    answer: {
      en: 'Yes. The program is recorded as it is made, and in a webcast every camera is recorded too, so an edit can begin the same night.',
      es: 'Sí. El programa se graba mientras se hace y, en un webcast, también cada cámara, así que la edición puede empezar esa misma noche.',
    },
  },
]
