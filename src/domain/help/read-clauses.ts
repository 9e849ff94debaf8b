import { foldExpressions, plainText } from './words.ts'

/** A word of a message, and how much it says. */
export type SaidWord = {
  readonly word: string
  /** How much it tells against a topic that does not know it; 1 for a word of the question itself. */
  readonly doubt: number
}

/** Sentences around a question say where it comes from: `my grandmother passed away. do you stream funerals?` */
const contextDoubt = 0.3
/** `for my bakery`, `in Boise`: where and whom it is for, rather than what is wanted. */
const adjunctDoubt = 0.45
const numberDoubt = 0.15
/** After a number these say how large something is, which every price depends on and no topic knows: `80 people`. */
const counted =
  /^(?:people|persons?|ppl|guests?|attendees?|pax|days?|minutes?|mins?|seconds?|personas|invitados|asistentes|dias?|minutos?)$/

const asks = new RegExp(
  [
    '^(?:so |and |but |or |also |then |y |o |pero |entonces )?(?:',
    'do|does|did|can|could|will|would|is|are|am|was|should|may|shall|have you|has|any|got any|need|i need|we need',
    '|what|whats|which|who|whos|where|wheres|when|whens|why|how|hows|tell me|looking|i want|we want|please',
    '|que|cual|cuales|quien|quienes|donde|cuando|cuanto|cuantos|cuanta|cuantas|como|por que|puedo|puede|pueden',
    '|podria|podrian|podemos|hay|tienen|hacen|necesito|necesitamos|quiero|queremos|quisiera',
    String.raw`)\b|\b(?:would like|id like|looking for|interested in|we need|i need|we want|i want|want to|need to|quisiera|quisieramos|necesito|necesitamos|quiero|queremos|busco|buscamos)\b`,
  ].join(''),
)

const prepositions = new Set(['for', 'in', 'at', 'near', 'from', 'on', 'para', 'en', 'desde'])
const determiners = new Set(
  'a an the my our your his her their this that next some any un una el la los las mi nuestro nuestra su este esta'.split(
    ' ',
  ),
)
/** So many words after a preposition still belong to it. */
const reach = 2

/** Marks, and the words a question begins with in the middle of a sentence. */
const boundaries =
  /(?<=[.!?;,:\n])\s+|\s+-+\s+|\s+(?=(?:what'?s your|what is your|can you|can i|can we|could you|do you|how much|how do|how long|where can|is there|is that|pueden|puedo|tienen|cuanto|cuánto)\b)/i

/** The words of a message, question by question. A word that occurs twice is there twice. */
export function readClauses(text: string): SaidWord[] {
  const clauses = text
    .split(boundaries)
    .map((clause) => ({ plain: plainText(clause), isAsked: /\?\s*$/.test(clause) }))
    .filter(({ plain }) => plain !== '')
    .map(({ plain, isAsked }) => ({ plain, isAsked: isAsked || asks.test(plain) }))
  const hasQuestion = clauses.some(({ isAsked }) => isAsked)
  return clauses.flatMap(({ plain, isAsked }) => {
    const share = hasQuestion && !isAsked ? contextDoubt : 1
    return readClause(plain).map(({ word, doubt }) => ({ word, doubt: doubt * share }))
  })
}

function readClause(plain: string): SaidWord[] {
  let left = 0
  let before = ''
  return foldExpressions(plain)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const isCount = counted.test(word) && /^\d+$/.test(before)
      before = word
      if (prepositions.has(word)) {
        left = reach
        return { word, doubt: 1 }
      }
      if (determiners.has(word)) return { word, doubt: 1 }
      const isAdjunct = left > 0
      left -= 1
      if (isCount || /^\$?\d+(?:st|nd|rd|th)?$/.test(word)) return { word, doubt: numberDoubt }
      return { word, doubt: isAdjunct ? adjunctDoubt : 1 }
    })
}
