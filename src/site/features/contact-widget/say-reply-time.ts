import { namingClock, replyTimeIn } from '../../../content/help/chat-words.ts'
import type { HelpLanguage } from '../../../domain/help/help.ts'
import { visitorTimeZone } from '../../platform/visitor-time-zone.ts'

/** When a person answers, by the company's clock; it is named as such where the visitor's clock differs. */
export function sayReplyTime(language: HelpLanguage, due: Date, timeZone: string): string {
  const say = replyTimeIn[language]
  const now = new Date()
  const here = say(due, now, timeZone)
  return say(due, now, visitorTimeZone()) === here ? here : namingClock[language](here, timeZone)
}
