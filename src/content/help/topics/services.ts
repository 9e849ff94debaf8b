import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { from, turnaround } from './figures.ts'
import { pages } from './pages.ts'

/** The services as a whole, corporate video, and how a film is made and handed over. */
export const services: readonly HelpTopic[] = [
  {
    id: 'services',
    page: pages.home,
    asked: {
      en: [
        'what services do you offer',
        'what do you do',
        'what kind of work do you take',
        'list of services',
        'what does your company make', 'what do you guys do', 'what can you do for us', 'what kind of services', 'what else do you do',],
      es: [
        'qué servicios ofrecen',
        'a qué se dedican',
        'qué hacen ustedes',
        'lista de servicios',
        'qué tipo de trabajos hacen', 'en qué consiste su trabajo', 'qué ofrecen',],
    },
    answer: {
      en: 'Corporate video, live streaming, event production, conferences, AV infrastructure, vendor coordination and equipment rental, plus programs for young people, congregations and podcasters. Hire us for the whole production or for one stretch of it.',
      es: 'Video corporativo, transmisión en vivo, producción de eventos, conferencias, infraestructura audiovisual, coordinación de proveedores y alquiler de equipo, además de programas para jóvenes, congregaciones y podcasts. Puede contratarnos para toda la producción o solo una parte.',
    },
  },
  {
    id: 'corporate-video',
    page: pages.corporateVideo,
    asked: {
      en: [
        'corporate video',
        'do you make company videos',
        'promotional video for my business',
        'brand video for our website',
        'how much is a corporate video',
        'price of a company video',
        'company story film',
        'video about our team and history',
        'film an interview with our CEO',
        'executive interview', 'brand film price', 'promo film for a shop', 'what does a video cost', 'short film about our organization', 'recruiting video', 'fundraising video for our nonprofit',],
      es: [
        'video corporativo',
        'hacen videos para empresas',
        'video promocional para mi negocio',
        'video institucional',
        'cuánto cuesta un video corporativo',
        'precio de un video institucional',
        'video de la historia de la empresa',
        'video sobre nuestro equipo',
        'grabar una entrevista al director',
        'entrevista a directivos', 'cuánto cobran por un video para mi empresa', 'video para redes de mi negocio', 'video de reclutamiento',],
    },
    answer: {
      en: `We plan, film and edit company stories, executive interviews, and training and product films. Projects start at ${from.corporateVideo}; days of filming, crew and cameras, locations, and versions and languages move the price.`,
      es: `Planeamos, filmamos y editamos historias de empresa, entrevistas a directivos y videos de capacitación o de producto. Los proyectos empiezan en ${from.corporateVideo}; el precio depende de los días, el personal y las cámaras, las locaciones, y las versiones e idiomas.`,
    },
  },
  {
    id: 'training-film',
    page: pages.corporateVideo,
    asked: {
      en: [
        'training video for employees',
        'product demo video',
        'how-to film',
        'explainer for our product',
        'e-learning chapters', 'onboarding videos for new employees', 'safety training film', 'tutorial video', 'instructional video for staff',],
      es: [
        'video de capacitación',
        'video de producto',
        'video instructivo para empleados',
        'demostración de un producto en video',
        'video explicativo', 'video de inducción para empleados nuevos', 'video tutorial',],
    },
    answer: {
      en: 'Training and product films show every step from above and from the side, with a script you approve. You get chapters that play in order or alone, with captions, and one step can be filmed again when the product changes.',
      es: 'Los videos de capacitación y de producto muestran cada paso desde arriba y de lado, con un guion que usted aprueba. Recibe capítulos con subtítulos que funcionan en orden o sueltos, y un paso se puede volver a filmar si cambia el producto.',
    },
  },
  {
    id: 'video-languages',
    page: pages.corporateVideo,
    asked: {
      en: [
        'video in several languages',
        'bilingual video',
        'Spanish version of our video',
        'translated version of the film', 'could the video be in Spanish and English', 'make the video in two languages',],
      es: [
        'video en varios idiomas',
        'video bilingüe',
        'versión en inglés de nuestro video',
        'traducir el video', 'el video en español y en inglés',],
    },
    answer: {
      en: 'Versions and languages can be part of a corporate video; they are among the things that set its price. Tell us which ones you need.',
      es: 'Un video corporativo puede incluir otras versiones e idiomas; son parte de lo que define el precio. Díganos cuáles necesita.',
    },
  },
  {
    id: 'process',
    page: pages.home,
    asked: {
      en: [
        'how does a production work step by step',
        'what are the phases of a video project',
        'what happens from brief to delivery',
        'what is your workflow',
        'do you write the script',
        'who writes the screenplay',
        'can I approve the script before filming',
        'who will be my contact person',
        'who comes to film',
        'is it always the same crew', 'what is the process of making a video', 'how do you work', 'what does the process look like', 'do you help with the concept', 'will a producer be with us',],
      es: [
        'cómo es el proceso de producción',
        'cuáles son las etapas de un video',
        'cómo trabajan paso a paso',
        'qué pasa desde la idea hasta la entrega',
        'ustedes escriben el guion',
        'quién hace el guion',
        'puedo aprobar el guion antes de filmar',
        'quién será mi contacto',
        'quién viene a filmar',
        'es siempre el mismo equipo', 'cómo es trabajar con ustedes', 'ayudan con la idea',],
    },
    answer: {
      en: 'Brief, script and schedule first, and you approve the page before a camera comes out. Then filming in your venue or our studio, the edit with your notes, and delivery in every shape you asked for. One producer answers for your date.',
      es: 'Primero idea, guion y calendario, que usted aprueba antes de que salga una cámara. Luego la filmación en su sede o en nuestro estudio, la edición con sus comentarios y la entrega en cada formato. Un solo productor responde por su fecha.',
    },
  },
  {
    id: 'turnaround',
    page: pages.corporateVideo,
    asked: {
      en: [
        'what is your turnaround time',
        'how long until I get my video',
        'when will it be ready',
        'how long does editing take',
        'delivery time of the film',
        'rush job',
        'I need it urgently',
        'can you edit in 3 days',
        'express delivery',
        'fastest you can finish', 'how long does it take to make a video', 'when will my video be done', 'turn an edit around in 72 hours', 'need it by Friday fast', 'how soon can I have it', 'how fast do you deliver', 'video the next day', 'same week delivery',],
      es: [
        'cuánto tardan en entregar',
        'en cuánto tiempo está listo el video',
        'tiempo de entrega',
        'cuándo me entregan la edición',
        'plazo de entrega del video',
        'lo necesito urgente',
        'entrega exprés',
        'pueden editar en tres días',
        'trabajo de última hora',
        'entrega prioritaria de 72 horas', 'lo necesito para el viernes urgente', 'cuánto tardan', 'qué tan rápido entregan', 'cuánto se demoran con la edición',],
    },
    answer: {
      en: `Standard projects take ${turnaround.weeks} weeks; with priority turnaround your film is finished in ${turnaround.hours} hours. The delivery date is written into your quote before we film.`,
      es: `Los proyectos estándar toman de ${turnaround.weeks.replace('-', ' a ')} semanas; con entrega prioritaria su video está listo en ${turnaround.hours} horas. La fecha queda escrita en su cotización antes de filmar.`,
    },
  },
  {
    id: 'revisions',
    open: true,
    page: pages.corporateVideo,
    asked: {
      en: [
        'how many revisions',
        'can I ask for changes in the edit',
        'rounds of feedback',
        'what if I do not like the first cut', 'what if I do not like the edit', 'how many rounds of changes', 'unhappy with the video', 'can we request edits after seeing it',],
      es: [
        'cuántas correcciones incluyen',
        'puedo pedir cambios en la edición',
        'rondas de revisión',
        'y si no me gusta el primer corte', 'y si no nos gusta el video', 'cuántos cambios puedo pedir',],
    },
    answer: {
      en: 'You see a cut and send us notes; then we do color, sound mix and the final files. Our pages name no fixed number of rounds, so settle that with your producer before filming.',
      es: 'Usted ve un corte y nos manda sus comentarios; después hacemos color, mezcla y archivos finales. Nuestras páginas no fijan un número de rondas: acuérdelo con su productor antes de filmar.',
    },
  },
  {
    id: 'file-delivery',
    page: pages.eventProduction,
    asked: {
      en: [
        'how do I receive the files',
        'download link or hard drive',
        'in what way is the video handed over',
        'do you upload it to our platform',
        'can I have the raw footage',
        'unedited recordings',
        'camera originals',
        'do we get all the material', 'how will you send us the video', 'how do we get the video', 'do we get the raw files', 'which file format', 'can we download it',],
      es: [
        'cómo recibo los archivos',
        'entregan por descarga o en disco',
        'cómo me mandan el video',
        'lo suben a nuestra plataforma',
        'me entregan el material sin editar',
        'material en bruto',
        'grabaciones originales de cámara',
        'nos dan todas las tomas', 'me dan los archivos', 'en qué formato entregan el video',],
    },
    answer: {
      en: 'As a private download, on a drive, or straight to your platform. The camera originals, uncut, are one of the things you can order; all of it is named in the quote.',
      es: 'Por descarga privada, en un disco o directamente en su plataforma. También puede pedir los originales de cámara, sin cortes; todo queda escrito en la cotización.',
    },
  },
  {
    id: 'captions',
    page: pages.eventProduction,
    asked: {
      en: [
        'do you add captions',
        'subtitles on the video',
        'closed captioning of talks',
        'videos for deaf viewers', 'put subtitles on it', 'do the videos come with captions', 'are captions included',],
      es: [
        'ponen subtítulos',
        'video subtitulado',
        'subtítulos para las charlas',
        'videos para personas sordas', 'los videos llevan subtítulos',],
    },
    answer: {
      en: 'Yes: session videos come with slides and captions, and the chapters of training films have captions too. For anything else, ask for them in your request.',
      es: 'Sí: los videos de sesiones llevan diapositivas y subtítulos, y los capítulos de capacitación también. Para lo demás, pídalos en su solicitud.',
    },
  },
  {
    id: 'edit-only',
    open: true,
    page: pages.home,
    asked: {
      en: [
        'can you edit footage I already have',
        'editing only',
        'post-production of our own recordings',
        'just color and sound mix', 'edit footage we shot ourselves', 'I already have footage, only need editing', 'can you edit a video we recorded',],
      es: [
        'pueden editar material que ya tengo',
        'solo edición',
        'posproducción de nuestras grabaciones',
        'solo corrección de color y mezcla', 'editar un video que ya grabamos',],
    },
    answer: {
      en: `You can hire us for one stretch of a production, and we edit, grade and mix. Our pages don’t say whether we cut footage others filmed, so tell us what you have and a person answers within ${limits.reply.hours} hours.`,
      es: `Puede contratarnos para una parte de la producción, y editamos, corregimos color y mezclamos. Nuestras páginas no dicen si editamos material filmado por otros: cuéntenos qué tiene y una persona le responde en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'studio',
    page: pages.home,
    asked: {
      en: [
        'do you have a studio',
        'can we film at your studio',
        'shoot at our office or yours',
        'recording space', 'shoot at your studio', 'come to your studio to film', 'is there a studio we can use',],
      es: [
        'tienen estudio',
        'podemos grabar en su estudio',
        'filman en nuestra oficina',
        'espacio para grabar', 'grabar en el estudio de ustedes',],
    },
    answer: {
      en: 'Yes. We film in your venue or in our studio in {city}, recorded or live.',
      es: 'Sí. Filmamos en su sede o en nuestro estudio en {city}, grabado o en vivo.',
    },
  },
]
