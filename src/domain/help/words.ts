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
  [/\bhow much\b(?! (?:time|notice|experience|space))|\bcuanto(?= (?:es|por|seria|para|la|el)\b)/g, 'price'],
  [
    /\bhow (?:long|soon)\b|\bhow much time\b|\bcuanto tiempo\b|\ben cuanto\b|\bcuanto(?= (?:tarda|demora|dura))/g,
    'howlong',
  ],
  [/\bhow (?:old|young)\b|\bque edad\b|\bcuantos anos tiene\b/g, 'age'],
  [
    /\b(?:whens|when (?=(?:is|are|do|does|can|could|will|would|did|was|should)\b))|^(?:y )?cuando\b/g,
    'whenis ',
  ],
  [
    /\b(?:wheres|where (?=(?:is|are|r|do|does|can|could|will|would|should|did|was)\b))|\bdonde\b/g,
    'whereis ',
  ],
  [/\bhow many (?:weeks|days|months|hours)\b|\bcuant[oa]s (?:semanas|dias|meses|horas)\b/g, 'howlong'],
  [
    /\b(?:veterans|labor|memorial|presidents|independence|new years?|christmas) (?:day|eve)\b|\b(?:4th|fourth) of july\b/g,
    'holidays',
  ],
  [/\b(?:annual|general|sales|national|regional|shareholders?) meeting\b|\breunion anual\b/g, 'conference'],
  [/\bhow many\b|\bcuant[oa]s\b/g, 'howmany'],
  [/\bpor que\b/g, 'why'],
  [/\btake part\b/g, 'join'],
  [/\bamerican express\b/g, 'amex card'],
  [/\b(\d+) (?:hours?|hrs?|horas?)\b/g, '$1 duration'],
  [/\bwhat time\b|\b(?:a )?que hora\b/g, 'hours'],
  [
    /\bin business\b|\bbeen (?:around|doing this|at this)\b|\b(?:llevan|tienen) (?:\w+ )?en (?:esto|el negocio)\b/g,
    'founded',
  ],
  [/\b(?:company|business|you guys|you) (?:started|start|begin|began)\b/g, 'company founded'],
  [/\bwork(?:ed|ing)? (?:with|for)\b|\btrabajado con\b/g, 'clients'],
  [/\b(?:church|sunday|worship|religious) services?\b/g, 'church worship'],
  [/\b(?:your|phone|telephone) number\b|\bnumero de telefono\b/g, 'phone'],
  [/\bup front\b|\bdown payment\b/g, 'upfront'],
  [/\blog ?(?:in|into|ging in)\b|\bsign(?:ing)? in\b|\biniciar sesion\b/g, 'login'],
  [/\bsign (?:\w+ )?(?:\w+ )?up\b/g, 'signup'],
  [/\bpick (?:\w+ )?up\b/g, 'pickup'],
  [/\bdrop(?:ped)? (?:\w+ )?off\b/g, 'dropoff'],
  [/\bgood for\b/g, 'valid'],
  [/\bwhere (?:it|my \w+|things) (?:stands?|is at|is)\b/g, 'status'],
  [/\bcome (?:out )?to (?:us|me|our|you)\b|\bcome here\b/g, 'travel'],
  [/\bhear back\b|\bget back to\b/g, 'reply'],
  [/\bget in touch\b/g, 'contact'],
  [
    /\b(?:goes|go|went) (?:down|out|offline)\b|\b(?:dies|died|crashes|crashed|cuts out)\b|\bse cae\b/g,
    'fails',
  ],
  [/\b\d+ (?:years?|yrs?|mos?|months?) olds?\b|\b\d+ anos de edad\b/g, 'child'],
  [/\bbig screens?\b|\bscreens in the room\b/g, 'imag screens'],
]

/** A plain text with its expressions as single words. */
export function foldExpressions(plain: string): string {
  return expressions.reduce((text, [pattern, word]) => text.replace(pattern, word), plain)
}

const questionTypes = words('price howlong whereis whenis who why age howmany')

/** The terms that say what is asked about a subject. */
export function isQuestionType(term: string): boolean {
  return questionTypes.has(term)
}

/** Words that every question may contain and that say nothing about its subject. */
export const stopWords: InLanguages<ReadonlySet<string>> = {
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
export const chatter: InLanguages<ReadonlySet<string>> = {
  en: words(
    'get got getting gets give gives tell know knows like likes want wants wanna need needs needed looking look see',
    'saw seen let lets rn going go goes gonna kind sort thing things anything something everything way ways say says',
    'said one ones up out over more most other another wondering wonder question questions ask asking possible maybe',
    'currently exactly actually usually normally typically roughly approx approximately around ballpark total overall',
    'whole entire still already again theyre itll thats youll weve run runs running think thinking thought plan',
    'planning plans start starting hoping hope trying try tried love good great best better nice new right left sure',
    'able make makes made take takes took come comes coming came show put keep keeps find use uses used using',
    'myself own per each every only even both same such few quite bit else first last next soon now hear heard happen',
    'happens mean means seem sounds because until while during before after between without within ugh oh wow hmm lol',
    'omg btw fyi etc handle provide provides provided offer offers offering allow allows doable thinking half family',
    'small large big little short please kindly team friend boss never touched passed away someone somebody anyone',
    'anybody idea sometime guy man people hi there january february march april june july august',
    'september october november december monday tuesday wednesday thursday friday lunes martes miercoles jueves viernes',
  ),
  es: words(
    'tengo tiene tienen tenemos puedo puede pueden podria podrian podemos quiero queremos quisiera quisieramos',
    'necesito necesitamos necesita saber decir dicen dan dar hacer hacen hago hace ahi aqui cosas cosa va van voy ir',
    'desde hasta entre sin sea pues ofrecen ofrece usan manejan cada vez veces gustaria interesa ellos ella otro otra',
    'alguien otros otras bien mucho mucha muchos muchas poco ahora luego despues antes porque mismo misma manera forma mandan',
  ),
}

export function isChatter(word: string): boolean {
  return chatter.en.has(word) || chatter.es.has(word)
}

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '))
}

export function isStopWord(word: string, language: HelpLanguage): boolean {
  return stopWords[language].has(word)
}

const abuse =
  /\b(?:fuck\w*|(?:bull)?shit\w*|bitch\w*|asshole\w*|cunt\w*|bastards?|motherf\w*|wankers?|mierda|puta\w*|pendej\w*|cabron\w*|chinga\w*|hijo de (?:puta|perra|la chingada)|pinches?)\b/
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
