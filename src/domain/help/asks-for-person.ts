import type { Question } from './read-question.ts'

const someone =
  '(?:human|person|someone|somebody|agent|rep|representative|producer|people|staff|sales|support|manager|operator|team|one of you)'
const alguien =
  '(?:una persona|alguien|un humano|un agente|un asesor|un representante|un productor|ventas|ustedes)'

const forPerson = new RegExp(
  [
    String.raw`\b(?:talk|speak|chat|connect(?: me)?|transfer me|put me through)(?: directly)? (?:to|with) (?:an? |the |your |some )?(?:real |live |actual |human )?${someone}\b`,
    String.raw`\b(?:real|actual|live) (?:human|person|people)\b|\b(?:an?|need|want|get me) (?:\w+ )?human\b(?! (?:resources|rights|being))|^human(?: please)?$`,
    String.raw`\b(?:call|phone|ring|text) me\b|\bgive (?:me|us) a (?:call|ring)\b|\bcall ?back\b|\bcall (?:me|us) back\b`,
    String.raw`\b(?:complain|complaint|complaints)\b|\b(?:queja|quejarme|reclamo|reclamar)\b`,
    String.raw`\b(?:hablar|comunicarme|conversar) con ${alguien}\b|\bpersona real\b|\bllamenme\b|\bllamame\b|\bme (?:llamen|llaman|pueden llamar|podrian llamar)\b`,
  ].join('|'),
)
/** The question whether this is a person is not the wish for one. */
const aboutUs = /\b(?:am i|is this|are you|estoy|eres|es usted|hablo con)\b/

const forReply =
  /\b(?:write|email|message|contact|reach|reply|respond|get back|call|text|send)\b.*\b(?:me|us|back)\b|\b(?:escribanme|escriban|contactenme|contacten|me (?:escriban|contacten|responden|escriben))\b/

/** Whether the visitor wants a person: says so, or leaves contact details with the wish to be written to. */
export function asksForPerson({ plain, email, phone }: Question): boolean {
  if (forPerson.test(plain)) return !aboutUs.test(plain)
  return (email !== null || phone !== null) && forReply.test(plain)
}
