import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { claims } from '../../company/claims.ts'
import { defaultCompany } from '../../company/company.ts'
import { portlandCommunity } from '../../home/portland-community.ts'
import { moreThan } from './figures.ts'
import { at, pages } from './pages.ts'

const { experience, projects, events, satisfaction, onTime } = claims
const [localEvents, , businesses] = portlandCommunity.figures

export const company: readonly HelpTopic[] = [
  {
    id: 'who-we-are',
    page: pages.home,
    asked: {
      en: [
        'who are you',
        'tell me about your company',
        'when was the company founded',
        'how old is the company',
        'since when do you exist',
        'how much experience do you have',
        'how many events have you done',
        'how many years in the business',
        'number of projects',
        'are you professionals', 'how long have you been in business', 'how long have you been doing this', 'who are you guys', 'when did the company start',],
      es: [
        'quiénes son ustedes',
        'cuénteme de la empresa',
        'cuándo se fundó la empresa',
        'desde cuándo existen',
        'cuántos años tiene la compañía',
        'cuánta experiencia tienen',
        'cuántos eventos han hecho',
        'cuántos años llevan en esto',
        'cuántos proyectos tienen',
        'son profesionales', 'desde cuándo están en el negocio', 'cuánto tiempo llevan', 'qué es esta empresa',],
    },
    answer: {
      en: `{company} is a video and AV production company; we have filmed {city} since ${defaultCompany.foundedYear}. ${experience.figure} years of film and live events, ${events.figure} events covered or streamed, ${projects.figure} films and installations.`,
      es: `{company} es una productora de video y audiovisual; filmamos en {city} desde ${defaultCompany.foundedYear}. Llevamos ${moreThan(experience.figure)} años en cine y eventos en vivo, ${moreThan(events.figure)} eventos y ${moreThan(projects.figure)} películas e instalaciones.`,
    },
  },
  {
    id: 'reviews',
    page: pages.portfolio,
    asked: {
      en: [
        'reviews',
        'are your clients satisfied',
        'customer ratings',
        'testimonials',
        'references from other clients',
        'can I trust you', 'do you have reviews from customers', 'what do clients say about you', 'are you any good',],
      es: [
        'reseñas',
        'sus clientes están satisfechos',
        'calificaciones de clientes',
        'testimonios',
        'referencias de otros clientes',
        'son confiables', 'qué dicen sus clientes', 'tienen reseñas',],
    },
    answer: {
      en: `${satisfaction.figure} client satisfaction in the survey after delivery, and ${onTime.figure} on-time delivery, counted in files handed over. Tell us about your project and we answer with work like it.`,
      es: `${satisfaction.figure} de satisfacción en la encuesta después de la entrega y ${onTime.figure} de entregas a tiempo, contadas en archivos. Cuéntenos su proyecto y le respondemos con trabajos parecidos.`,
    },
  },
  {
    id: 'clients',
    page: pages.home,
    asked: {
      en: [
        'who are your clients',
        'which companies have you worked for',
        'do you work with small businesses',
        'industries you serve', 'what kind of clients do you have', 'who have you worked with', 'what industries',],
      es: [
        'quiénes son sus clientes',
        'con qué empresas han trabajado',
        'trabajan con negocios pequeños',
        'para qué sectores trabajan', 'qué clase de clientes tienen',],
    },
    answer: {
      en: `Companies, event organizers, schools, congregations and clients abroad. In {city} we have filmed ${businesses.figure} businesses and ${localEvents.figure} local events.`,
      es: `Empresas, organizadores de eventos, escuelas, congregaciones y clientes del extranjero. En {city} hemos filmado ${moreThan(businesses.figure)} negocios y ${moreThan(localEvents.figure)} eventos locales.`,
    },
  },
  {
    id: 'portfolio',
    page: pages.portfolio,
    asked: {
      en: [
        'can I see your work',
        'portfolio',
        'examples of your videos',
        'past projects',
        'case studies',
        'samples of event films',
        'showreel',
        'watch your demo reel',
        'is there a film about you', 'got any examples of past work', 'do you have a showreel', 'can I see some examples', 'videos you have made', 'show me your work',],
      es: [
        'puedo ver su trabajo',
        'portafolio',
        'ejemplos de sus videos',
        'proyectos anteriores',
        'casos de éxito',
        'muestras de su trabajo',
        'reel de presentación',
        'ver su demo reel',
        'hay una película de ustedes', 'puedo ver trabajos anteriores', 'tienen ejemplos', 'trabajos que han hecho',],
    },
    answer: {
      en: 'The portfolio shows the kind of work, how long it took and the equipment we used, and our showreel is on the home page. Tell us about your project and we answer with work like it.',
      es: 'El portafolio muestra el tipo de trabajo, cuánto tomó y el equipo que usamos, y nuestro reel está en la página de inicio. Cuéntenos su proyecto y le respondemos con trabajos parecidos.',
    },
  },
  {
    id: 'will-it-be-public',
    page: pages.portfolio,
    asked: {
      en: [
        'will you publish my video',
        'confidential project',
        'NDA',
        'do you show our film in your portfolio without asking', 'will our video show up in your portfolio', 'would you sign an NDA', 'keep our video private',],
      es: [
        'van a publicar mi video',
        'proyecto confidencial',
        'acuerdo de confidencialidad',
        'usan nuestro video en su portafolio sin permiso', 'firman un acuerdo de confidencialidad', 'mi video va a salir en su portafolio',],
    },
    answer: {
      en: 'A project appears in our portfolio only once everyone in it has agreed. Some of our work is under contract or embargo and is not shown.',
      es: 'Un proyecto aparece en nuestro portafolio solo cuando todos los que salen en él están de acuerdo. Parte de nuestro trabajo está bajo contrato o embargo y no se muestra.',
    },
  },
  {
    id: 'rights',
    page: at(pages.terms, 'scope'),
    asked: {
      en: ['who owns the video', 'copyright of our footage', 'usage rights', 'who owns the footage afterwards', 'is the video ours',],
      es: ['de quién es el video', 'derechos de autor del material', 'derechos de uso', 'el video es nuestro',],
    },
    answer: {
      en: 'Each production has a written agreement of its own; ask for the rights to be named in it. In the Legacy program you keep the film, its short cuts, the footage and the archive.',
      es: 'Cada producción tiene su propio acuerdo por escrito; pida que ahí se nombren los derechos. En el programa Legacy usted se queda con la película, sus versiones cortas, el material y el archivo.',
    },
  },
  {
    id: 'location',
    page: pages.contact,
    asked: {
      en: [
        'where are you located',
        'studio address',
        'directions to your office',
        'can I visit you',
        'which city are you in', 'where are you based', 'where is your office', 'what is your address', 'how do I get to you',],
      es: [
        'dónde están ubicados',
        'dirección del estudio',
        'cómo llego a su oficina',
        'puedo visitarlos',
        'en qué ciudad están', 'dónde queda su oficina', 'dónde están', 'cuál es su dirección',],
    },
    answer: {
      en: 'Our studio is in {city}; the foot of every page links to the map. To come by, call {phone} or write to {email} and find a time with us.',
      es: 'Nuestro estudio está en {city}; al pie de cada página hay un enlace al mapa. Para visitarnos, llame al {phone} o escriba a {email} y acordamos una hora.',
    },
  },
  {
    id: 'area-served',
    page: pages.home,
    asked: {
      en: [
        'do you travel',
        'do you work outside Portland',
        'which area do you cover',
        'can you come to Seattle',
        'filming in another state',
        'international clients',
        'do you work with companies abroad',
        'different time zone',
        'client in Europe or Asia',
        'remote production overseas', 'do you work in California', 'would you travel to Seattle for a shoot', 'we are in Seattle, would you come to us', 'how far do you travel',],
      es: [
        'viajan a otras ciudades',
        'trabajan fuera de Portland',
        'qué zona cubren',
        'pueden venir a otro estado',
        'se desplazan',
        'clientes internacionales',
        'trabajan con empresas de otros países',
        'otra zona horaria',
        'cliente en México o España',
        'producción en el extranjero', 'viajan a Seattle', 'estamos en Seattle, vienen',],
    },
    answer: {
      en: 'Yes: our crew and cameras come to your venue, or we plan, direct and edit remotely from the studio in {city}, in your own working hours. Write from any time zone. Travel is not part of the prices on our pages.',
      es: 'Sí: nuestro personal y las cámaras van a su sede, o planeamos, dirigimos y editamos a distancia desde el estudio en {city}, en su horario laboral. Escriba desde cualquier zona horaria. El viaje no está en los precios de las páginas.',
    },
  },
  {
    id: 'jobs',
    open: true,
    page: pages.contact,
    asked: {
      en: [
        'are you hiring',
        'job openings',
        'work for you as a camera operator',
        'freelance crew',
        'careers',
        'send my resume',
        'internship',
        'student placement',
        'work experience for students',
        'apprentice on set', 'freelance editor looking for work', 'do you offer internships', 'are you looking for people',],
      es: [
        'están contratando',
        'vacantes',
        'trabajar con ustedes como camarógrafo',
        'bolsa de trabajo',
        'enviar mi currículum',
        'empleo',
        'prácticas profesionales',
        'pasantía',
        'servicio social',
        'aprendiz en rodaje', 'están contratando gente', 'busco trabajo', 'tienen trabajo',],
    },
    answer: {
      en: 'This site lists no job openings or internships. Write to {email} or use the contact form and say what you do; a person reads it. For young people the way in is our training with {partner}.',
      es: 'Este sitio no publica vacantes ni pasantías. Escriba a {email} o use el formulario de contacto y diga qué hace; lo lee una persona. Para jóvenes, la puerta de entrada es nuestra formación con {partner}.',
    },
  },
  {
    id: 'insurance',
    open: true,
    page: pages.contact,
    asked: {
      en: [
        'are you insured',
        'certificate of insurance for the venue',
        'liability coverage',
        'COI',
        'business license',
        'W-9', 'our venue needs a COI', 'do you have liability insurance', 'are you licensed and insured',],
      es: [
        'tienen seguro',
        'certificado de seguro para el recinto',
        'seguro de responsabilidad civil',
        'licencia comercial', 'están asegurados',],
    },
    answer: {
      en: `Our pages say nothing on insurance or licenses. If your venue asks for papers, send us its list and a person answers within ${limits.reply.hours} hours.`,
      es: `Nuestras páginas no dicen nada sobre seguros ni licencias. Si su recinto pide documentos, mándenos la lista y una persona le responde en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'parking',
    open: true,
    page: pages.contact,
    asked: {
      en: ['is there parking', 'where can I park', 'parking at your studio', 'is parking free'],
      es: ['hay estacionamiento', 'dónde puedo estacionar', 'tienen parqueo'],
    },
    answer: {
      en: 'Our pages say nothing about parking. Call {phone}, {hours}, before you come, or I pass the question on.',
      es: 'Nuestras páginas no dicen nada del estacionamiento. Llame al {phone} ({hours}) antes de venir, o paso la pregunta.',
    },
  },
]
