import type { CannedReply } from '../../domain/chat/conversation.ts'
import type { ChatCategory } from '../../domain/chat/reply-to.ts'
import { formatDollars } from '../../domain/format-dollars.ts'
import { contactFormHref, pagePaths } from '../../routes.ts'
import type { Company } from '../company/company.ts'
import { startingOffers } from '../structured-data/business.ts'

export const greeting =
  "Hi! I'm here to help with immediate answers about the company. What can I help you with today?"

export const quickQuestions = [
  "What's your turnaround time?",
  'What equipment do you use?',
  'How much does it cost?',
  'What services do you offer?',
] as const

/** The answers of the help chat. */
export function cannedReply(category: ChatCategory, company: Company): CannedReply {
  return replies[category](company)
}

const replies: Readonly<Record<ChatCategory, (company: Company) => CannedReply>> = {
  pricing: () => ({
    text: `It depends on dates, crew and gear. ${startingPrices()} Tell us about your project and we'll schedule a free consultation within 24 hours.`,
    links: [{ text: 'Get Free Consultation', url: contactFormHref }],
  }),
  equipment: () => ({
    text: 'We work with Netflix-approved Canon cameras, BlackMagic cinema cameras and PTZ automated cameras, with the lenses, light and sound to match.',
    links: [{ text: 'View Complete Equipment List', url: pagePaths.gearList }],
  }),
  turnaround: () => ({
    text: "We offer a 72-hour priority turnaround. Standard projects take 1-2 weeks. Tell us your date and we'll schedule a consultation within 24 hours.",
    links: [{ text: 'Contact Us Now', url: contactFormHref }],
  }),
  services: () => ({
    text: 'Corporate video production, live streaming, event coverage, infrastructure project management, youth media training and vendor coordination.',
    links: [
      { text: 'Corporate Video', url: pagePaths.corporateVideo },
      { text: 'Live Streaming', url: pagePaths.liveStreaming },
      { text: 'Event Production', url: pagePaths.eventProduction },
    ],
  }),
  contact: (company) => ({
    text: `Call ${company.phone}, ${company.hours}, or write to ${company.email}. We respond within 24 hours.`,
    links: [{ text: 'Get Your Free Consultation', url: contactFormHref }],
  }),
  fallback: () => ({
    text: "That one is for a person. Send us your question and we'll respond within 24 hours. Here I can answer on prices, equipment, turnaround and services.",
    links: [{ text: 'Contact Us', url: contactFormHref }],
  }),
}

function startingPrices(): string {
  const [video, streaming, events] = startingOffers.map(({ price }) => formatDollars(price))
  return `Corporate video starts at ${video}, live streaming at ${streaming}, event production at ${events}.`
}
