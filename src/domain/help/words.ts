import type { HelpLanguage, InLanguages } from './help.ts'

/** Lower case, without accents and apostrophes, with everything but letters and digits as spaces. */
export function plainText(text: string): string {
  return withoutAccents(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()
}

export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('Ø', 'o').toLowerCase()
}

/** Expressions that mean more than their words. */
const expressions: readonly (readonly [RegExp, string])[] = [
  [/\bhow much\b(?! (?:time|notice|experience|space))|\bcuanto (?=es\b|por\b|seria)/g, 'price '],
  [/\bhow long\b|\bcuanto tiempo\b|\ben cuanto\b|\bcuanto (?=tarda|demora|dura)/g, 'howlong '],
  [/\bhow (?:old|young)\b|\bque edad\b|\bcuantos anos\b/g, 'age'],
  [/\bwhat time\b|\ba que hora\b/g, 'hours'],
  [/\bin business\b|\bbeen around\b/g, 'founded'],
  [/\bwork(?:ed|ing)? (?:with|for)\b|\btrabajado con\b/g, 'clients'],
  [/\bup front\b/g, 'upfront'],
  [/\blog in\b/g, 'login'],
  [/\bsign (?:in|up)\b/g, 'signin'],
  [/\bgood for\b/g, 'valid'],
  [/\bwhere (?:it|my \w+) (?:stands|is at)\b/g, 'status'],
  [/\bcome to (?:us|me|our)\b/g, 'travel'],
]

/** A plain text with its expressions as single words. */
export function foldExpressions(plain: string): string {
  return expressions.reduce((text, [pattern, word]) => text.replace(pattern, word), plain)
}

/** Words that every question may contain and that say nothing about its subject. */
const stopWords: InLanguages<ReadonlySet<string>> = {
  en: words(
    'a an the and or but if so to of in on at by for from with about as into is are am was were be been being',
    'do does did done doing have has had having can could will would shall should may might must i im ive id ill',
    'me my mine we our ours us you your yours youre youve he she her his him it its they them their this that',
    'these those there here theres what whats which when where how hows why who whos please pls plz hello hi hey',
    'ok okay just really very also any some all u ur r ya guys folks yo well then than too not no yes yeah yep',
    'dont doesnt isnt arent cant wont much many lot lots',
  ),
  es: words(
    'el la los las un una unos unas lo al del de a en con por para y o u e pero si no que como cual cuales',
    'cuando donde quien quienes es son ser esta estan estar estoy estamos soy somos fue era hay ha han he hemos',
    'me mi mis se su sus nos nuestro nuestra nuestros nuestras te tu tus ustedes usted yo le les este estos estas',
    'ese esa eso esto aquel muy mas tambien solo algun alguna algo todo toda todos todas hola buenas buenos tardes',
    'noches ya sobre cuanto cuanta cuantos cuantas',
  ),
}

/** Words of small talk around a question: they count for little unless a topic asks with them. */
const chatter = words(
  'get got getting gets give gives tell know knows like likes want wants wanna need needs needed looking look see',
  'saw seen let lets rn going go goes gonna kind sort thing things anything something everything way ways say says',
  'said one ones up out over more most other another wondering wonder question questions ask asking possible maybe',
  'currently exactly actually usually normally typically roughly approx approximately around ballpark total overall',
  'whole entire still already again theyre itll thats youll weve run runs running think thinking thought plan',
  'planning plans start starting hoping hope trying try tried love good great best better nice new right left sure',
  'able make makes made take takes took come comes coming came show put keep keeps help find use uses used using',
  'myself own per each every only even both same such few quite bit else first last next soon now hear heard happen',
  'happens mean means seem sounds because until while during before after between without within ugh oh wow hmm lol',
  'omg btw fyi etc handle provide provides provided offer offers offering allow allows doable thinking half family',
  'small large big little short please kindly team friend boss never touched join passed away abroad',
  'tengo tiene tienen tenemos puedo puede pueden podria podrian podemos quiero queremos quisiera quisieramos',
  'necesito necesitamos necesita saber decir dicen dan dar hacer hacen hago hace ahi aqui cosas cosa va van voy ir',
  'desde hasta entre sin sea pues ofrecen ofrece usan manejan cada vez veces gustaria interesa ellos ella otro otra',
  'otros otras bien mucho mucha muchos muchas poco ahora luego despues antes porque mismo misma manera forma mandan',
)

export function isChatter(word: string): boolean {
  return chatter.has(word)
}

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '))
}

export function isStopWord(word: string, language: HelpLanguage): boolean {
  return stopWords[language].has(word)
}

/** Different words for one thing, English and Spanish; the first stands for the others. */
const synonymGroups: readonly string[] = [
  'price prices pricing priced cost costs costing rate rates fee fees charge charges charged expensive cheap budget afford dollars bucks estimate / precio precios costo costos cuesta cuestan coste cobran cobra tarifa tarifas caro presupuesto vale valen sale',
  'wedding weddings bride groom marriage elopement / boda bodas matrimonio casamiento casarse',
  'stream streaming streams streamed livestream livestreaming livestreamed webcast webcasting broadcast broadcasting / transmision transmisiones transmitir transmiten',
  'film filming filmed films shoot shooting shoots record recording recorded recordings videotape / grabar graban grabacion grabaciones filmar filman filmacion rodaje',
  'video videos videography videographer videographers',
  'microphone microphones mic mics / microfono microfonos',
  'camera cameras cam cams / camara camaras',
  'light lights lighting lamp lamps / luz luces iluminacion',
  'lens lenses / lente lentes objetivo objetivos optica',
  'tripod tripods / tripode tripodes',
  'monitor monitors display displays / monitores pantalla pantallas',
  'switcher switchers mixer / mezclador',
  'equipment gear kit kits / equipo equipos equipamiento',
  'rent rental rentals renting rents lease leasing / rentar renta rentan rentas alquiler alquilar alquilan alquilo',
  'available availability / disponible disponibles disponibilidad',
  'deliver delivery delivered delivers turnaround ready finished / entrega entregan entregar listo tardan tarda demora demoran',
  'rush urgent urgently asap hurry fast faster quick quickly expedite priority / urgente urgentes rapido rapida pronto prisa',
  'conference conferences summit convention / congreso congresos conferencia conferencias cumbre',
  'event events gala galas / evento eventos',
  'people persons attendees attendee guests participants headcount pax / personas asistentes invitados participantes gente',
  'day days / dia',
  'church churches congregation ministry parish / iglesia iglesias congregacion parroquia ministerio',
  'worship service mass sermon / culto misa',
  'youth kids teens teenagers teen students student / jovenes joven ninos adolescentes estudiantes estudiante',
  'school schools / escuela escuelas colegio colegios',
  'job jobs hiring career careers vacancy vacancies employment / trabajo empleo empleos vacante vacantes contratando',
  'internship internships intern interns / pasantia pasantias practicas becario',
  'hour hours open opening closed / horario horarios abierto abiertos abren cierran cerrado hora horas',
  'place address location located studio office / direccion ubicacion ubicados oficina oficinas estudio queda quedan',
  'park parking / estacionamiento estacionar parqueo aparcar',
  'pay payment payments paying paid invoice / pagar pago pagos pagan factura',
  'card cards visa mastercard amex / tarjeta tarjetas',
  'deposit deposits upfront advance / deposito depositos anticipo adelanto',
  'cancel cancellation canceled cancelled cancelling refund refunds / cancelar cancelacion reembolso reembolsos',
  'contract contracts agreement / contrato contratos acuerdo',
  'quote quotes proposal / cotizacion cotizaciones cotizar propuesta',
  'edit editing edited editor edits post postproduction / edicion editar editan montaje',
  'caption captions captioning captioned subtitle subtitles / subtitulos subtitular',
  'interpreter interpreters interpretation translation translate translator / interprete interpretes traduccion traducen traducir',
  'spanish / espanol castellano hispanohablante',
  'english / ingles',
  'drone drones aerial aerials / dron',
  'photo photos photography photographer photographers pictures stills / foto fotos fotografia fotografo fotografos',
  'podcast podcasts podcasting',
  'training train trainings learn learning class classes course courses workshop workshops teach / capacitacion clase clases curso cursos taller talleres aprender ensenan',
  'camp camps summer / campamento campamentos verano',
  'review reviews testimonial testimonials / opiniones opinion testimonios resenas resena',
  'client clients customer customers / cliente clientes',
  'phone telephone number / telefono numero celular',
  'email mail / correo',
  'call calling / llamar llamada llamen llamenme',
  'account login log sign signin signup password / cuenta contrasena sesion',
  'inquiry inquiries enquiry request requests / consulta solicitud solicitudes',
  'status progress / estado seguimiento',
  'data privacy personal information / datos privacidad',
  'delete erase remove / eliminar borrar borren eliminen',
  'accessible accessibility disability disabled wheelchair blind deaf / accesible accesibilidad discapacidad',
  'travel traveling travels outside / viajar viajan fuera',
  'crew operator operators team staff / tecnicos operador operadores',
  'insurance insured coi liability / seguro asegurados',
  'include includes included including contain contains contents inside comes / incluye incluyen incluido trae traen contiene contienen',
  'difference compare comparison versus vs / diferencia comparar',
  'donate donation donations sponsor support supporter / donar donacion donaciones apoyar apoyo patrocinar',
  'volunteer volunteering volunteers mentor / voluntario voluntarios voluntariado',
  'portfolio examples example samples sample reel showreel / portafolio ejemplos ejemplo trabajos muestra',
  'age ages / edad edades anos',
  'certificate certificates certification / certificado certificados diploma',
  'internet wifi connection backup bonded / conexion',
  'month months monthly / mes meses',
  'week weeks weekly / semana semanas',
  'founded since / ano',
  'company business firm / empresa compania negocio',
  'corporate / corporativo corporativos corporativa corporativas empresarial',
  'interview interviews / entrevista entrevistas',
  'funeral funerals memorial memorials / funerales velorio',
  'concert concerts / concierto conciertos',
  'install installation installing installs upgrade upgrades / instalar instalacion instalan',
  'vendor vendors supplier suppliers / proveedor proveedores',
  'free / gratis gratuito gratuita',
  'human person someone somebody representative agent producer / humano persona alguien agente',
  'talk speak chat / hablar',
  'bot robot automated ai / automatico',
  'tax taxes / impuesto impuestos',
  'valid validity expire expires expiration / vigencia valida valido vence',
  'book booking booked reserve reservation hire / reservar reserva reservan',
]

const sides = synonymGroups.map((group) => group.split(' / ').map((side) => side.split(' ')))

const canonical: ReadonlyMap<string, string> = new Map(
  sides.flatMap((group) => group.flat().map((word) => [word, group[0]?.[0] ?? word])),
)

/** Words by which a language is recognized. */
export const wordsOfLanguage: InLanguages<ReadonlySet<string>> = {
  en: new Set([...stopWords.en, ...sides.flatMap(([english = []]) => english)]),
  es: new Set([...stopWords.es, ...sides.flatMap(([, spanish = []]) => spanish)]),
}

/** The term a word is indexed and looked up under: one for all its synonyms and most of its endings. */
export function termOf(word: string): string {
  return canonical.get(word) ?? canonical.get(stem(word)) ?? stem(word)
}

/** Takes off the endings of plurals and of verbs; crude, but the same for the index and for questions. */
function stem(word: string): string {
  // The plural of a model: `c300s`.
  if (/\d/.test(word)) return word.replace(/(?<=\d)s$/, '')
  if (word.length < 5) return word
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/([^su])s$/, '$1')
    .replace(/(?<=\w{4})(?:ing|ed)$/, '')
}

/** The known words: those given, all synonyms and the words that say nothing. */
export function vocabulary(given: readonly string[]): ReadonlySet<string> {
  return new Set([...given, ...canonical.keys(), ...stopWords.en, ...stopWords.es, ...chatter])
}

const abuse =
  /\b(?:fuck\w*|shit\w*|bitch\w*|asshole\w*|cunt\w*|bastards?|motherf\w*|wankers?|mierda|puta\w*|pendej\w*|cabron\w*|chinga\w*|hijo de)\b/
const rude =
  /\b(?:idiots?|stupid|dumb|morons?|sucks?|useless|trash|garbage|scam\w*|idiotas?|estupid\w*|inutil\w*|basura|tontos?)\b/

/** Insults that need no answer but a calm one. */
export function isAbuse(plain: string): boolean {
  return abuse.test(plain)
}

/** Rude words that may stand in a real question. */
export function isRude(plain: string): boolean {
  return rude.test(plain)
}
