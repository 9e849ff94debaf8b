import type { HelpLanguage, InLanguages } from './help.ts'

/** A word by itself; `\b` would find the `d` of `días`. */
function word(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d$.,])(?:${pattern})(?![\p{L}\d])`, 'giu')
}

const people = '(?:ppl|people|pax|guests?|attendees?|persons?|heads?)'
/** `sat` and `sun` are days only where a day may stand. */
const beforeDay = '(?<=(?:^| )(?:on|this|next|every|and|or|open|till?|until|by|for|closed|free|about) )'

/** Abbreviations that people type on a phone, and the words they stand for. */
const shorthand: InLanguages<readonly (readonly [RegExp, string])[]> = {
  en: [
    [/(?<= )w\/o /gi, 'without '],
    [/(?<= )w\/ ?/gi, 'with '],
    [word('r(?= (?:u|you|ur|your|they|we) )|r(?= u$)'), 'are'],
    [word('u'), 'you'],
    [word('ur'), 'your'],
    [word('rn'), 'right now'],
    [word('confs?'), 'conference'],
    [word('avail'), 'available'],
    [word('b4'), 'before'],
    [word('abt'), 'about'],
    [word('diff'), 'difference'],
    [word('cuz|bc|cause of'), 'because'],
    [word('yrs?'), 'years'],
    [word('wknd|wkend'), 'weekend'],
    [word('tmr|tmw|2morrow|2moro'), 'tomorrow'],
    [word('2day'), 'today'],
    [word('2nite|tonite'), 'tonight'],
    // `4 200 ppl` is for 200 people; read as one number it would be priced as 4,200 of them.
    [word(String.raw`4(?= \d{1,3} ?(?:days?|${people})(?!\p{L}))`), 'for'],
    [word('4(?= (?:an?|the|my|our|us|me|this|that|your) )'), 'for'],
    [
      word(
        '2(?= (?:the|my|our|get|rent|book|do|see|talk|speak|film|come|someone|somebody|you|u|an?)(?: |$))',
      ),
      'to',
    ],
    ...['mon', 'tues', 'wednes', 'thurs', 'satur', 'sun'].map((day): readonly [RegExp, string] => [
      new RegExp(
        String.raw`${beforeDay}${day.slice(0, 3)}(?!\p{L})|(?<= )${day.slice(0, 3)}(?=\s*\?)`,
        'giu',
      ),
      `${day}day`,
    ]),
  ],
  es: [
    [word('q'), 'que'],
    [word('[xp]q'), 'por que'],
    [word('x'), 'por'],
    [word('d'), 'de'],
    [word('finde'), 'fin de semana'],
    [word('xfa|porfa'), 'por favor'],
  ],
}

/** The text with its shorthand written out: `r u open rn` becomes `are you open right now`. */
export function writeOut(text: string, language: HelpLanguage): string {
  return shorthand[language].reduce((result, [pattern, words]) => result.replace(pattern, words), text)
}
