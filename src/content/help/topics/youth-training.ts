import type { HelpTopic } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { youthClaims } from '../../company/claims.ts'
import { partnershipSection } from '../../forms/partnership-form.ts'
import { kit } from '../../magrose-support/kit.ts'
import { moreThan } from './figures.ts'
import { pages } from './pages.ts'

const page = pages.youthTraining

/** Courses for young people, and the supporters who make them possible. */
export const youthTraining: readonly HelpTopic[] = [
  {
    id: 'youth-training',
    page,
    asked: {
      en: [
        'youth training',
        'media classes for teens',
        'filmmaking course for kids',
        'learn video production',
        'program for teenagers',
        'how many youth have you trained',
        'results of the youth program',
        'video classes for teens',
        'does my son learn to make videos with you',
        'courses for kids',
        'something for my nephew who loves making videos',
      ],
      es: [
        'formación para jóvenes',
        'clases de video para adolescentes',
        'curso de cine para niños',
        'aprender producción de video',
        'programa para chicos',
        'a cuántos jóvenes han formado',
        'resultados del programa juvenil',
        'mi hijo quiere aprender a hacer videos',
        'tienen cursos',
        'cursos para niños',
        'algo para mi sobrino que hace videos',
      ],
    },
    answer: {
      en: `With {partner} we teach young people video production on professional equipment: ${youthClaims.all.figure} so far. They crew a real shoot, finish a film and leave with a certificate.`,
      es: `Con {partner} enseñamos producción de video a jóvenes con equipo profesional: ${moreThan(youthClaims.all.figure)} hasta hoy. Trabajan en un rodaje de verdad, terminan una película y salen con un certificado.`,
    },
  },
  {
    id: 'training-formats',
    page,
    asked: {
      en: [
        'which training formats are there',
        '8-week intensive',
        'weekend workshop',
        'how long is the course',
        'course schedule',
        'summer camp',
        'film camp during vacation',
        'camp for my daughter in July',
        'one week film course',
        'is there a film camp this summer',
        'what courses do you have',
        'how many weeks is the program',
        'how long is the youth program',
      ],
      es: [
        'qué formatos de curso hay',
        'intensivo de 8 semanas',
        'taller de fin de semana',
        'cuánto dura el curso',
        'horario de los cursos',
        'campamento de verano',
        'campamento de cine en vacaciones',
        'curso de verano para mi hijo',
        'curso de una semana',
        'hay campamento de verano',
        'qué cursos tienen',
        'cuánto dura el programa para jóvenes',
      ],
    },
    answer: {
      en: 'Four: an 8-week intensive from the first frame to a premiere, weekend workshops on one skill, summer camps with a film in a week, and custom school programs.',
      es: 'Cuatro: un intensivo de 8 semanas, del primer encuadre al estreno; talleres de fin de semana sobre una habilidad; campamentos de verano con una película en una semana; y programas a la medida para escuelas.',
    },
  },
  {
    id: 'school-programs',
    page,
    asked: {
      en: [
        'program for our school',
        'can you come to our classroom',
        'media class with our teachers',
        'after-school video program',
        'run a program at our high school',
        'come to our school',
      ],
      es: [
        'programa para nuestra escuela',
        'pueden venir a nuestro salón de clases',
        'curso de medios con nuestros maestros',
        'programa extraescolar',
        'venir a nuestra escuela',
      ],
    },
    answer: {
      en: `Yes, custom school programs are written with your teachers: your schedule, your rooms, your subject. Tell us who, how many and when, and you hear from us within ${limits.reply.hours} hours.`,
      es: `Sí, los programas para escuelas se escriben con sus maestros: su horario, sus salones, su tema. Díganos quiénes, cuántos y cuándo, y le respondemos en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'training-age',
    open: true,
    page,
    asked: {
      en: [
        'what age is the training for',
        'minimum age for the course',
        'is my 12 year old too young',
        'can adults join the course',
        'too young for the workshop',
        'how old do kids have to be',
        'my son is 9 can he join',
        'what ages are the camps for',
      ],
      es: [
        'para qué edad es el curso',
        'edad mínima',
        'mi hijo tiene 12 años puede entrar',
        'pueden tomar el curso adultos',
        'cuántos años hay que tener',
        'mi hija es muy chica para el taller',
        'qué edad debe tener mi hijo para el campamento',
      ],
    },
    answer: {
      en: `Our pages name no ages: the courses are for young people, and nobody needs experience. Tell us how old yours are and you hear from us within ${limits.reply.hours} hours with the format we would choose.`,
      es: `Nuestras páginas no fijan edades: los cursos son para jóvenes y nadie necesita experiencia. Díganos qué edad tienen los suyos y en ${limits.reply.hours} horas le decimos qué formato elegiríamos.`,
    },
  },
  {
    id: 'training-enroll',
    page,
    asked: {
      en: [
        'how do I enroll',
        'sign up my son for the course',
        'register students',
        'join a training program',
        'when does the next course start',
      ],
      es: [
        'cómo me inscribo',
        'inscribir a mi hija en el curso',
        'registrar estudiantes',
        'entrar al programa de formación',
        'cuándo empieza el próximo curso',
      ],
    },
    answer: {
      en: `Tell us who they are, how many and when, and within ${limits.reply.hours} hours you hear which format we would choose. Our pages list no start dates.`,
      es: `Díganos quiénes son, cuántos y cuándo, y en ${limits.reply.hours} horas le decimos qué formato elegiríamos. Nuestras páginas no publican fechas de inicio.`,
    },
  },
  {
    id: 'training-price',
    open: true,
    page,
    asked: {
      en: [
        'how much is the youth course',
        'what does the summer camp cost',
        'youth training price',
        'tuition',
        'is the training free',
        'workshop fee',
        'scholarship for students',
        'how much is the program for my daughter',
      ],
      es: [
        'cuánto cuesta el curso para jóvenes',
        'cuánto cuesta el campamento',
        'colegiatura',
        'el curso es gratis',
        'precio del taller',
        'becas para estudiantes',
        'cuánto cuesta el programa para mi hijo',
      ],
    },
    answer: {
      en: `Our pages list no prices or scholarships for the courses. Tell us who they are, how many and when, and you hear from us within ${limits.reply.hours} hours.`,
      es: `Nuestras páginas no publican precios ni becas de los cursos. Díganos quiénes son, cuántos y cuándo, y le respondemos en ${limits.reply.hours} horas.`,
    },
  },
  {
    id: 'training-content',
    page,
    asked: {
      en: [
        'what do students learn',
        'curriculum',
        'subjects of the training',
        'do they learn editing and sound',
        'do students need experience',
        'do they need their own camera',
        'beginners welcome',
        'how big are the groups',
        'class size',
        'what will students learn',
        'my daughter has never touched a camera, can she still join',
        'without any experience',
        'no experience needed',
        'does my kid need to bring a camera',
      ],
      es: [
        'qué aprenden los estudiantes',
        'plan de estudios',
        'materias del curso',
        'aprenden edición y sonido',
        'necesitan experiencia previa',
        'tienen que llevar su cámara',
        'aceptan principiantes',
        'de cuántos son los grupos',
        'tamaño de la clase',
        'mi hija nunca ha usado una cámara',
        'sin experiencia',
        'mi hijo tiene que llevar cámara',
      ],
    },
    answer: {
      en: 'Six seats on the crew, and everyone takes each one: camera, sound, lighting, directing, live production and editing. Nobody needs experience or a camera of their own, and groups are small.',
      es: 'Seis puestos del equipo de rodaje, y todos pasan por cada uno: cámara, sonido, iluminación, dirección, producción en vivo y edición. Nadie necesita experiencia ni cámara propia, y los grupos son pequeños.',
    },
  },
  {
    id: 'certificate',
    page,
    asked: {
      en: [
        'do students get a certificate',
        'certification',
        'diploma at the end',
        'is it good for college applications',
        'do participants receive a diploma',
      ],
      es: ['dan certificado', 'certificación', 'diploma al terminar', 'sirve para la universidad'],
    },
    answer: {
      en: 'Yes, a certificate that names every seat a student has worked and the film they finished, so a college or an employer can ask about both.',
      es: 'Sí, un certificado que nombra cada puesto en que trabajó el estudiante y la película que terminó, para que una universidad o un empleador pregunte por ambos.',
    },
  },
  {
    id: 'partner-organization',
    page,
    asked: {
      en: [
        'who is your partner organization',
        'what is Magrose',
        'nonprofit you work with',
        'who teaches the courses',
        'tell me about Magrose',
      ],
      es: [
        'quién es su organización aliada',
        'qué es Magrose',
        'con qué organización trabajan',
        'quién da los cursos',
        'quién es Magrose',
      ],
    },
    answer: {
      en: '{partner} is our partner for youth training: it brings curriculum and mentors, {company} brings crew and equipment. Every course is built and taught by both.',
      es: '{partner} es nuestra aliada en la formación de jóvenes: aporta el plan de estudios y los mentores, y {company} el personal y el equipo. Cada curso lo arman e imparten las dos.',
    },
  },
  {
    id: 'become-partner',
    page: pages.home,
    asked: {
      en: [
        'become a training partner',
        'company wants to host young people',
        'partner with you as a nonprofit',
        'partnership inquiry form',
      ],
      es: [
        'ser aliado de formación',
        'mi empresa quiere recibir jóvenes',
        'alianza como organización sin fines de lucro',
        'formulario de alianza',
      ],
    },
    answer: {
      en: `If you have a school, a congregation, a nonprofit or a company with room for young people, let’s build a program together. “${partnershipSection.open}” on the home page opens a form with four questions.`,
      es: `Si tiene una escuela, una congregación, una organización o una empresa con lugar para jóvenes, armemos un programa juntos. En la página de inicio, “${partnershipSection.open}” abre un formulario de cuatro preguntas.`,
    },
  },
  {
    id: 'donate',
    page: pages.support,
    asked: {
      en: [
        'how can I donate',
        'give money to the youth program',
        'sponsor a young filmmaker',
        'become a supporter',
        'make a contribution',
        'donate to the youth program',
        'how do I give money',
        'how can my company support the kids program',
      ],
      es: [
        'cómo puedo donar',
        'dar dinero al programa juvenil',
        'apadrinar a un joven',
        'quiero apoyar',
        'hacer un donativo',
        'quiero donar',
        'cómo puede mi empresa apoyar el programa',
      ],
    },
    answer: {
      en: `Press “Become a Supporter” on the youth support page and say how you would like to help. We get back to you within ${limits.reply.hours} hours with the ways that fit and where your support would go.`,
      es: `En la página de apoyo pulse “Become a Supporter” y díganos cómo quiere ayudar. En ${limits.reply.hours} horas le respondemos con las formas posibles y adónde iría su apoyo.`,
    },
  },
  {
    id: 'volunteer',
    page: pages.support,
    asked: {
      en: [
        'volunteer with you',
        'can I mentor students',
        'give my time',
        'help out at a workshop',
        'donate used cameras',
        'give old equipment',
        'I have a place where students could film',
        'offer a location',
        'old camera I could give to the kids',
        'donate cameras to the kids program',
        'donate equipment',
        'I have gear to donate',
      ],
      es: [
        'ser voluntario',
        'puedo ser mentor',
        'donar mi tiempo',
        'ayudar en un taller',
        'donar cámaras usadas',
        'regalar equipo',
        'tengo un lugar donde pueden filmar',
        'ofrecer una locación',
        'tengo una cámara vieja para donar',
        'donar equipo',
      ],
    },
    answer: {
      en: `Yes: equipment, time, a donation or a place to film, every kind of help counts. Say in the supporter form what you have, and we write back within ${limits.reply.hours} hours with what fits.`,
      es: `Sí: equipo, tiempo, un donativo o un lugar para filmar, toda ayuda cuenta. Díganos en el formulario qué tiene y en ${limits.reply.hours} horas le escribimos con lo que encaja.`,
    },
  },
  {
    id: 'supporter-benefits',
    page: pages.support,
    asked: {
      en: [
        'what do supporters get',
        'benefits for donors',
        'name in the credits',
        'invitation to premieres',
        'what do donors get in return',
        'what does a supporter get back',
      ],
      es: [
        'qué reciben quienes apoyan',
        'beneficios para donantes',
        'nombre en los créditos',
        'invitación a los estrenos',
        'qué recibo si dono',
      ],
    },
    answer: {
      en: 'A seat at every premiere, your name in the credits of each film, a visit to the set and a report in plain numbers.',
      es: 'Un lugar en cada estreno, su nombre en los créditos de cada película, una visita al rodaje y un informe con cifras claras.',
    },
  },
  {
    id: 'creator-kit',
    page: pages.support,
    asked: {
      en: [
        'what is in a creator kit',
        'value of one kit for a student',
        'what does my donation buy',
        'case for a young creator',
      ],
      es: [
        'qué trae el kit de un joven creador',
        'cuánto vale un kit para un estudiante',
        'qué se compra con mi donativo',
      ],
    },
    answer: {
      en: `A kit of a young creator’s own is worth ${kit.range}: camera, two lenses, microphone, headphones, light, tripod, and drive and cards.`,
      es: `El kit propio de un joven creador vale ${kit.range}: cámara, dos lentes, micrófono, audífonos, luz, trípode, y disco y tarjetas.`,
    },
  },
]
