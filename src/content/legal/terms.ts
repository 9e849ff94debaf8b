/** Plain terms to start with: the owner has counsel review them before going live. */
import * as limits from '../../domain/limits.ts'
import { contactFormHref, pagePaths } from '../../routes.ts'
import { emailLink, phoneLink, type Reading } from './reading.ts'

const { quoteValidDays, quoteHours, hours, applicationBusinessDays } = limits.reply

export const termsOfUse: Reading = {
  heading: 'The terms in full',
  reviewed: '2026-11-15',
  parts: (facts) => [
    {
      id: 'scope',
      title: 'What these terms cover',
      text: [
        `They cover your use of this website, run by ${facts.company.legalName}, and the requests you send through it. Productions, rentals and programs have written agreements of their own; where the two differ, the agreement counts.`,
      ],
    },
    {
      id: 'using-the-site',
      title: 'Using the site',
      text: ['Read, compare, send us work. We ask three things:'],
      list: [
        'Send only what is true and what you may share, about yourself or with the consent of the person it concerns.',
        'Do not try to break in, overload the site or read what is not yours. If you find a weakness, tell us first.',
        'Do not submit forms with bots.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and estimates',
      note: 'An estimate binds nobody.',
      text: [
        'Prices on these pages are starting points in US dollars, before tax, travel and venue charges. An estimate, whether a page shows it or a person says it, is not binding on you or on us.',
      ],
    },
    {
      id: 'quotes',
      title: 'Quotes',
      note: `Valid ${quoteValidDays} days.`,
      text: [
        `A written quote is valid for ${quoteValidDays} days from its date, for the dates, crew and equipment it names. It holds nothing on our calendar. A booking exists once you have accepted the quote in writing, we have confirmed it and any deposit it asks for has arrived.`,
      ],
    },
    {
      id: 'requests',
      title: 'Inquiries and applications',
      note: 'Sending a form is not a contract.',
      text: [
        'A form is a request. It creates no contract and no place in a program, and we may decline it.',
        'We mean to answer within the times we promise. They count in our opening hours, without weekends and federal holidays; 24 hours are one working day. Your confirmation says by when.',
      ],
      rows: [
        { label: 'Quote requests', value: `Within ${quoteHours} hours` },
        { label: 'Inquiries', value: `Within ${hours} hours` },
        { label: 'Applications', value: `Within ${applicationBusinessDays} business days` },
      ],
      after: ['If your date is close, call ', phoneLink(facts), '.'],
    },
    {
      id: 'availability',
      title: 'Availability and open slots',
      text: [
        'Calendars, open slots and equipment lists show what we know at that moment. Another client may confirm before you do; your written confirmation is what counts.',
      ],
    },
    {
      id: 'content',
      title: 'Words, pictures and films',
      note: 'Ours stays ours, yours stays yours.',
      text: [
        `Text, drawings, pictures and films on this site belong to ${facts.company.name} or to the clients who let us show them. Link to any page; ask before you copy more than a short quotation.`,
        [
          'What you send us remains yours. We use it to answer you and to prepare your project, as the ',
          { label: 'privacy policy', href: pagePaths.privacy },
          ' describes.',
        ],
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      text: [
        'We keep the site correct and running, but it may be wrong, out of date or unavailable. As far as the law allows, we are not liable for losses from relying on the website alone. Nothing here limits what cannot be limited by law. Other sites we link to answer for themselves.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      text: [
        'The law of the State of Oregon applies, unless consumer law gives you the protection of your own state or country. The version on this page on the day you send a request is the one that applies to it.',
        ['Questions: ', emailLink(facts), ' or the ', { label: 'contact form', href: contactFormHref }, '.'],
      ],
    },
  ],
}
