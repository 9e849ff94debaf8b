import type { EquipmentCategory } from '../../../domain/equipment/equipment-item.ts'
import { formatDollars } from '../../../domain/format-dollars.ts'
import type { HelpTopic, InLanguages } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { anchors } from '../../../routes.ts'
import { catalog, equipment } from '../../equipment/equipment.ts'
import { kits } from '../../equipment/kits.ts'
import { packages } from '../../equipment/packages.ts'
import { from, largestPackage } from './figures.ts'
import { at, pages } from './pages.ts'

const netflixCameras = catalog
  .filter(({ features }) => features.includes('Netflix-approved'))
  .map(({ name }) => name)

/** "Do you rent lights?": one answer for each category of the list, with its rates. */
function category(
  id: EquipmentCategory,
  { asked, holds }: { asked: HelpTopic['asked']; holds: InLanguages<string> },
): HelpTopic {
  const rates = equipment.filter((item) => item.category === id).map(({ dailyRate }) => dailyRate)
  const [lowest, highest] = [formatDollars(Math.min(...rates)), formatDollars(Math.max(...rates))]
  return {
    id: `rent-${id}`,
    page: at(pages.equipment, id),
    asked,
    answer: {
      en: `Yes: ${holds.en}. Items rent from ${lowest} to ${highest} a day, with technical support included.`,
      es: `Sí: ${holds.es}. Se alquilan entre ${lowest} y ${highest} por día, con soporte técnico incluido.`,
    },
  }
}

/** The cameras, lights and sound that we film with and rent out. */
export const equipmentTopics: readonly HelpTopic[] = [
  {
    id: 'equipment',
    page: pages.equipment,
    asked: {
      en: [
        'what equipment do you use',
        'which gear do you own',
        'equipment list',
        'what can I rent from you',
        'inventory of your gear',
        'what gear do you shoot with',
        'which cameras do you film with',
        'what do you film with',
        'how many cameras do you own',
        'how many cameras do you have',
      ],
      es: [
        'qué equipo usan',
        'con qué equipo trabajan',
        'lista de equipo',
        'qué equipo alquilan',
        'inventario de equipos',
        'con qué cámaras graban',
        'qué cámaras usan para grabar',
      ],
    },
    answer: {
      en: `${equipment.length} items in seven categories: cameras, lenses, audio, lighting, support, monitors and streaming. The list shows what each does and its rate by the day.`,
      es: `${equipment.length} artículos en siete categorías: cámaras, lentes, audio, iluminación, soportes, monitores y transmisión. La lista dice qué hace cada uno y su tarifa por día.`,
    },
  },
  category('cameras', {
    asked: {
      en: [
        'rent a camera',
        'cinema camera hire',
        'camera rental Portland',
        'which cameras do you have',
        'do you rent out cameras',
        'what cameras can I rent',
      ],
      es: ['alquilar una cámara', 'renta de cámaras de cine', 'qué cámaras tienen', 'rentan cámaras'],
    },
    holds: {
      en: 'Netflix-approved Canon cameras, Blackmagic cinema and broadcast cameras, and PTZ cameras',
      es: 'cámaras Canon aprobadas por Netflix, Blackmagic de cine y de estudio, y cámaras PTZ',
    },
  }),
  category('lenses', {
    asked: {
      en: [
        'lens that reaches the stage from the back of the hall',
        'long telephoto lens',
        'rent lenses',
        'cine primes and zooms',
        'lens hire',
        'macro probe or telephoto glass',
        'what lenses do you have',
      ],
      es: [
        'alquilar lentes',
        'renta de ópticas',
        'objetivos fijos y zoom',
        'teleobjetivo o macro',
        'qué lentes tienen',
      ],
    },
    holds: {
      en: 'servo zooms that reach the stage from the back of the hall, matched primes and a macro probe',
      es: 'zooms servo que alcanzan el escenario desde el fondo, lentes fijos a juego y una sonda macro',
    },
  }),
  category('audio', {
    asked: {
      en: ['rent microphones', 'wireless mics', 'sound mixer rental', 'audio gear', 'lavalier and boom hire'],
      es: ['alquilar micrófonos', 'micrófonos inalámbricos', 'renta de consola de sonido', 'equipo de audio'],
    },
    holds: {
      en: 'mixer-recorders, wireless, boom and podcast microphones, a mixing console and crew headsets',
      es: 'grabadoras, micrófonos inalámbricos, de caña y de podcast, una consola y diademas de comunicación',
    },
  }),
  category('lighting', {
    asked: {
      en: ['rent lights', 'lighting rental', 'LED panels and softboxes', 'tube lights'],
      es: ['alquilar luces', 'renta de iluminación', 'paneles LED', 'tubos de luz'],
    },
    holds: {
      en: 'soft panels, large daylight sources, tubes and stage ellipsoidals',
      es: 'paneles suaves, fuentes grandes de luz día, tubos y elipsoidales de escenario',
    },
  }),
  category('support', {
    asked: {
      en: ['rent a tripod', 'gimbal rental', 'dolly and rails', 'stabilizer hire', 'grip and rigs'],
      es: [
        'alquilar un trípode',
        'renta de estabilizador',
        'gimbal',
        'dolly y rieles',
        'soportes para cámara',
      ],
    },
    holds: {
      en: 'tripods with fluid heads, gimbals, dollies, a support vest, lens control and a cart',
      es: 'trípodes con cabeza fluida, estabilizadores, dollies, chaleco, control de lente y un carro',
    },
  }),
  category('monitoring', {
    asked: {
      en: ['rent a monitor', 'field monitor hire', 'wireless video transmitter', 'on-camera screen recorder'],
      es: [
        'alquilar un monitor',
        'renta de monitores',
        'transmisor de video inalámbrico',
        'pantalla con grabador',
      ],
    },
    holds: {
      en: 'reference, field and on-camera monitors, monitor-recorders and wireless video',
      es: 'monitores de referencia, de campo y de cámara, con grabador, y video inalámbrico',
    },
  }),
  category('streaming', {
    asked: {
      en: [
        'rent a switcher',
        'encoder rental',
        'streaming gear for my own show',
        'ATEM or LiveU hire',
        'bonding router',
      ],
      es: [
        'alquilar un switcher',
        'renta de codificadores',
        'equipo para hacer mi propia transmisión',
        'mezclador de video',
      ],
    },
    holds: {
      en: 'switchers that record every camera, encoders, bonded 5G and a controller for remote cameras',
      es: 'switchers que graban cada cámara, codificadores, 5G combinado y un control para cámaras remotas',
    },
  }),
  {
    id: 'netflix-approved',
    page: at(pages.equipment, 'cameras'),
    asked: {
      en: [
        'Netflix-approved cameras',
        'which cameras does Netflix accept',
        'are your cameras on the Netflix list',
      ],
      es: ['cámaras aprobadas por Netflix', 'qué cámaras acepta Netflix', 'certificadas por Netflix'],
    },
    answer: {
      en: `${netflixCameras.length} of our cameras are Netflix-approved: ${netflixCameras.join(', ')}. The Sony cameras go out in their kit only.`,
      es: `${netflixCameras.length} de nuestras cámaras están aprobadas por Netflix: ${netflixCameras.join(', ')}. Las Sony salen solo en su kit.`,
    },
  },
  {
    id: 'kit-only',
    page: pages.kits,
    asked: {
      en: [
        'do you rent Sony cameras',
        'JVC camera alone',
        'FX6 or FX9 without the kit',
        'RØDE wireless',
        'rent a camcorder by itself',
        'which items only come in kits',
      ],
      es: [
        'alquilan cámaras Sony',
        'cámara JVC sola',
        'FX6 o FX9 sin kit',
        'videocámara suelta',
        'qué artículos van solo en kit',
      ],
    },
    answer: {
      en: 'Sony and JVC cameras, Sony lenses, the camcorders and the RØDE wireless go out in packed kits only. Canon and Blackmagic cameras can be rented one by one.',
      es: 'Las cámaras Sony y JVC, los lentes Sony, las videocámaras y los inalámbricos RØDE salen solo en kits armados. Las cámaras Canon y Blackmagic se alquilan por separado.',
    },
  },
  {
    id: 'gear-kits',
    page: pages.kits,
    asked: {
      en: [
        'what gear kits do you have',
        'camera kits',
        'how much is a kit per day',
        'complete kit rental',
        'six cases',
        'can I change what is in a kit',
        'customize a package',
        'swap an item in the kit',
        'kit without the lights',
        'what kits do you offer',
        'swap something in the kit',
        'do you have kits',
      ],
      es: [
        'qué kits de equipo tienen',
        'kits de cámara',
        'cuánto cuesta un kit por día',
        'renta de kit completo',
        'kits disponibles',
        'puedo cambiar lo que trae un kit',
        'personalizar un paquete',
        'quitar algo del kit',
        'kit sin luces',
        'qué kits ofrecen',
      ],
    },
    answer: {
      en: `${kits.length} kits: ${kits.map(({ title }) => title).join(', ')}. They start at ${from.kit} a day, and a whole kit costs less than its pieces. Take one as it is, or change what is in it.`,
      es: `${kits.length} kits: ${kits.map(({ title }) => title).join(', ')}. Empiezan en ${from.kit} por día, y el kit completo cuesta menos que sus piezas. Llévelo tal cual o cambie lo que trae.`,
    },
  },
  {
    id: 'rental-packages',
    page: pages.quote,
    asked: {
      en: [
        'rental packages',
        'which equipment packages are there',
        'package with crew price',
        'popular packages on the quote page',
        'rent a camera with an operator',
        'gear with crew',
        'do technicians come with the equipment',
        'cameraman included',
        'does the rental come with an operator',
        'someone to run the equipment',
        'crew included with the rental',
        'does it come with an operator',
      ],
      es: [
        'paquetes de alquiler',
        'qué paquetes de equipo hay',
        'precio de un paquete con personal',
        'paquetes populares',
        'alquilar cámara con operador',
        'equipo con personal',
        'vienen técnicos con el equipo',
        'incluye camarógrafo',
        'el alquiler incluye operador',
        'viene con operador',
      ],
    },
    answer: {
      en: `Three packages come with the crew that runs them, between ${from.package} and ${largestPackage}: ${packages.map(({ name }) => name).join(', ')}. Kits and single items go out with technical support.`,
      es: `Tres paquetes vienen con el personal que los maneja, entre ${from.package} y ${largestPackage}: ${packages.map(({ name }) => name).join(', ')}. Los kits y artículos sueltos salen con soporte técnico.`,
    },
  },
  {
    id: 'how-to-rent',
    page: at(pages.quote, anchors.quoteForm),
    asked: {
      en: [
        'how do I rent equipment',
        'how does rental work',
        'steps to hire gear',
        'how to request an equipment quote',
        'add to quote',
        'how does renting work',
        'where do I request a quote for gear',
        'how to get a rental quote',
      ],
      es: [
        'cómo alquilo equipo',
        'cómo funciona la renta',
        'pasos para alquilar',
        'cómo pido una cotización de equipo',
        'agregar a la cotización',
        'cómo es el proceso de alquiler',
      ],
    },
    answer: {
      en: `Add a package, a kit or single items to your list, choose your dates and send it. We answer within ${limits.reply.quoteHours} hours with a quote valid for ${limits.reply.quoteValidDays} days; accept it in writing and we confirm your booking.`,
      es: `Agregue un paquete, un kit o artículos sueltos a su lista, elija sus fechas y envíela. En ${limits.reply.quoteHours} horas recibe una cotización válida por ${limits.reply.quoteValidDays} días; acéptela por escrito y le confirmamos la reserva.`,
    },
  },
  {
    id: 'not-sure-what-gear',
    page: at(pages.quote, anchors.quoteForm),
    asked: {
      en: [
        'I do not know which equipment I need',
        'help me choose gear',
        'recommend a camera setup',
        'what do I need for my shoot',
        'gear that is not on your list',
        'can you get other equipment',
        'I need more units than you own',
        'special item request',
        'no idea what gear I need',
        'which camera would you recommend',
      ],
      es: [
        'no sé qué equipo necesito',
        'ayúdenme a elegir equipo',
        'qué me recomiendan para grabar',
        'qué necesito para mi rodaje',
        'equipo que no está en la lista',
        'pueden conseguir otro equipo',
        'necesito más unidades de las que tienen',
        'pedir algo especial',
        'no tengo idea de qué equipo necesito',
      ],
    },
    answer: {
      en: 'Describe the shoot: where it is, how many speak and where it will be seen. We put the kit together and say what it costs. If something is not on the list, or you need more of it than we own, just ask in the form.',
      es: 'Describa el rodaje: dónde es, cuántos hablan y dónde se va a ver. Nosotros armamos el equipo y le decimos cuánto cuesta. Si algo no está en la lista o necesita más de lo que tenemos, pídalo en el formulario.',
    },
  },
  {
    id: 'delivery-pickup',
    page: pages.quote,
    asked: {
      en: [
        'do you deliver rental equipment',
        'can I pick up the gear',
        'pickup or delivery',
        'drop-off at our venue',
        'delivery fee',
        'deliver the rental gear or do I pick it up',
        'do you deliver',
        'ship the equipment',
        'where do I pick up and return the gear',
        'drop off the equipment at our hotel',
      ],
      es: [
        'entregan el equipo alquilado',
        'puedo recoger el equipo',
        'recoger o a domicilio',
        'llevan el equipo al lugar',
        'costo de envío',
        'entregan a domicilio',
        'dónde recojo el equipo',
        'dónde devuelvo el equipo',
      ],
    },
    answer: {
      en: 'Delivery or pickup is available. List prices are before delivery and tax, so say in your request where the equipment should go.',
      es: 'El equipo se puede entregar o recoger. Los precios de lista no incluyen entrega ni impuestos; indique en su solicitud adónde debe llegar el equipo.',
    },
  },
  {
    id: 'rental-support',
    page: pages.quote,
    asked: {
      en: [
        'is technical support included in the rental',
        'help if the gear does not work',
        'who helps me set up the camera',
        'support during the rental',
        'tech support when I rent',
        'the rented camera does not turn on',
        'the camera stops working while I have it',
      ],
      es: [
        'incluye soporte técnico el alquiler',
        'ayuda si el equipo no funciona',
        'quién me ayuda a configurar',
        'asistencia durante la renta',
        'ayuda técnica con el equipo rentado',
        'la cámara rentada deja de funcionar',
      ],
    },
    answer: {
      en: 'Yes, technical support is included in the rate of every rental. Kits go out tested, charged and labeled.',
      es: 'Sí, el soporte técnico está incluido en la tarifa de todo alquiler. Los kits salen probados, cargados y rotulados.',
    },
  },
  {
    id: 'rental-length',
    page: pages.quote,
    asked: {
      en: [
        'minimum rental period',
        'rent by the week or month',
        'half-day rental',
        'long-term hire',
        'how are rental days counted',
        'rent for a month',
        'rent for a few hours',
        'weekly rate',
        'minimum number of days to rent',
        'is there a minimum rental',
      ],
      es: [
        'alquiler mínimo',
        'renta por semana o por mes',
        'alquiler de medio día',
        'renta a largo plazo',
        'cómo se cuentan los días',
        'rentar por un mes',
        'tarifa semanal',
        'cuántos días mínimo',
        'hay un mínimo de alquiler',
      ],
    },
    answer: {
      en: `Rates are by the day. A package covers its stated length; more days count as that many lengths, rounded up. Above ${limits.rental.longestDays} days, call {phone}: long rentals have rates of their own.`,
      es: `Las tarifas son por día. Un paquete cubre la duración que indica; más días cuentan como varias veces esa duración. Para más de ${limits.rental.longestDays} días llame al {phone}: los alquileres largos tienen tarifas propias.`,
    },
  },
  {
    id: 'educational-rates',
    page: pages.kits,
    asked: {
      en: [
        'student discount',
        'educational rates',
        'school equipment rental',
        'kit for youth groups',
        'price of the Youth Training kit',
        'do students get a discount on gear',
        'cheaper for schools',
        'teacher discount',
      ],
      es: [
        'descuento para estudiantes',
        'tarifa educativa',
        'alquiler para escuelas',
        'kit para grupos juveniles',
        'precio del kit Youth Training',
        'descuento para escuelas en equipo',
      ],
    },
    answer: {
      en: 'Schools and youth groups rent the Youth Training kit at educational rates, which we give on request: four cameras for eight pairs of hands.',
      es: 'Las escuelas y los grupos juveniles alquilan el kit Youth Training con tarifa educativa, que damos a solicitud: cuatro cámaras para ocho pares de manos.',
    },
  },
  {
    id: 'availability',
    page: pages.availability,
    asked: {
      en: [
        'availability calendar',
        'how do I see which gear is free',
        'check dates for equipment',
        'is gear available on my day',
        'schedule board',
        'the item I want is booked',
        'alternative for unavailable equipment',
        'substitute camera',
        'check what gear is free on my dates',
        'is equipment available on my dates',
      ],
      es: [
        'calendario de disponibilidad',
        'cómo veo qué equipo está libre',
        'revisar fechas del equipo',
        'hay equipo para mi fecha',
        'tablero de fechas',
        'el artículo que quiero está reservado',
        'alternativa si no hay equipo',
        'cámara sustituta',
        'qué equipo está disponible en mi fecha',
      ],
    },
    answer: {
      en: `Put your dates on the availability board: each item shows how many are free, when the next one is back and what can stand in for it. It checks up to ${limits.rental.longestDays} days at once; what is not on the board we check by hand.`,
      es: `Ponga sus fechas en el tablero: cada artículo dice cuántos hay libres, cuándo vuelve el próximo y qué puede sustituirlo. Revisa hasta ${limits.rental.longestDays} días seguidos; lo que no está en el tablero lo revisamos a mano.`,
    },
  },
  {
    id: 'rental-damage',
    open: true,
    page: at(pages.terms, 'scope'),
    asked: {
      en: [
        'what if I damage rented equipment',
        'rental insurance',
        'security deposit for gear',
        'lost or stolen equipment',
        'late return fee',
        'break a rented camera',
        'do I need insurance to rent',
        'do I pay if it gets damaged',
        'late return',
      ],
      es: [
        'qué pasa si daño el equipo alquilado',
        'seguro de alquiler',
        'depósito de garantía por equipo',
        'equipo perdido o robado',
        'multa por devolver tarde',
        'necesito seguro para rentar',
        'si se rompe la cámara rentada',
      ],
    },
    answer: {
      en: 'Our pages don’t say. Rentals have a written agreement of their own, so ask about damage, insurance and late returns before you accept the quote.',
      es: 'Nuestras páginas no lo dicen. Los alquileres tienen su propio acuerdo por escrito: pregunte por daños, seguro y devoluciones tardías antes de aceptar la cotización.',
    },
  },
]
