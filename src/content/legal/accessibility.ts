/** Describes what is built and tested. Update it together with the panel and the tests. */
import * as limits from '../../domain/limits.ts'
import { contactFormHref } from '../../routes.ts'
import { accessibilityText as panel } from '../shell/accessibility-panel.ts'
import { emailLink, phoneLink, type Reading } from './reading.ts'

const { min, max, step } = limits.fontSizePercent

export const accessibilityStatement: Reading = {
  heading: 'The statement in full',
  reviewed: '2026-11-15',
  parts: (facts) => [
    {
      id: 'commitment',
      title: 'What we commit to',
      note: 'WCAG 2.2 AA.',
      text: [
        `We film people so that everyone can follow them; the website is held to the same standard. It is built and tested to the Web Content Accessibility Guidelines 2.2 at level AA. The badge in the accessibility panel reads ${panel.badge}, the version most contracts name; 2.2 contains it. Section 508 refers to an older version of the same guidelines.`,
      ],
    },
    {
      id: 'panel',
      title: 'The accessibility panel',
      note: 'On every page, kept for your next visit.',
      text: [
        'A button with a small figure opens it. Each change applies at once and is stored in your browser, nowhere else.',
      ],
      rows: [
        {
          label: panel.visual.fontSize,
          value: `From ${min}% to ${max}%, in steps of ${step}. Pages rearrange; nothing is cut off.`,
        },
        { label: panel.visual.darkMode, value: 'Light text on a dark background, on every page.' },
        {
          label: panel.visual.highContrast,
          value: 'Black and white with strong lines, without pictures behind text. Works with dark mode.',
        },
        {
          label: panel.motion.reduceMotion,
          value:
            'Stops drifting lights, reveals and the rotation of testimonials. When off, your system’s setting applies.',
        },
        {
          label: panel.audio.uiSounds,
          value: 'Quiet clicks when you press something. Off until you turn them on.',
        },
        { label: panel.resetAll, value: 'Puts everything back as it was.' },
      ],
    },
    {
      id: 'keyboard',
      title: 'Without a mouse',
      note: 'The red ring is where you are.',
      text: ['Everything can be reached and used by keyboard, and focus is never hidden.'],
      rows: [
        {
          label: 'Tab',
          value: 'Goes from control to control; the first stops skip to the content or the navigation.',
        },
        { label: 'Enter, Space', value: 'Follow links, press buttons, open menus and details.' },
        { label: 'Arrow keys', value: 'Move sliders and tabs.' },
        { label: 'Escape', value: 'Closes menus and dialogs and returns you to where you were.' },
      ],
    },
    {
      id: 'built-in',
      title: 'Built in, without a setting',
      text: [],
      list: [
        'Headings, landmarks, labels and page changes that screen readers announce.',
        'Errors in words beside the field, not by color alone, and what you typed is kept.',
        'Text that enlarges to 200% and pages that fit a screen 320 pixels wide without scrolling sideways.',
        'Carousels that pause under the pointer or the keyboard and have a pause button.',
        'Pages, menus and forms that also work where scripts are blocked.',
      ],
    },
    {
      id: 'testing',
      title: 'How we test',
      note: 'On every change.',
      text: [
        'Automated tests check every page against the WCAG 2.2 AA rules they can judge, in light, dark and high contrast, with enlarged text and with dialogs and errors open; they also walk the home page by keyboard and look for hidden focus. What they cannot judge, we look at ourselves.',
      ],
    },
    {
      id: 'limits',
      title: 'Known limits',
      note: 'What is not there yet.',
      text: [],
      list: [
        'No outside auditor and no panel of people with disabilities has examined the site yet.',
        'The panel itself, the help chat, the status of an inquiry and the conference packages behind their short form need scripts.',
        'If we show our film through YouTube or Vimeo, the player and its controls are theirs.',
        'Documents we send by email, such as quotes, are not covered here; ask for the format you need.',
      ],
    },
    {
      id: 'contact',
      title: 'Tell us what is in your way',
      note: 'We respond within 24 hours.',
      text: [
        [
          'Call ',
          phoneLink(facts),
          ', write to ',
          emailLink(facts),
          ' or use the ',
          { label: 'contact form', href: contactFormHref },
          '. Say which page, what you tried and what you use to read it. Whatever the site offers, we also do by phone or email: quotes, bookings, applications.',
        ],
      ],
    },
  ],
}
