import { contactFormFor, type InfrastructureService, infrastructureServices } from '../forms/preselection.ts'

type Service = {
  readonly id: InfrastructureService
  readonly title: string
  /** Its height in the drawn rack. */
  readonly units: string
  readonly text: string
  readonly features: readonly string[]
  readonly detail: {
    readonly text: string
    readonly facts: readonly { readonly label: string; readonly value: string }[]
  }
  readonly ask: { readonly label: string; readonly href: string }
}

type ServiceWords = Omit<Service, 'title' | 'ask'>

/** Names and links follow from the service's id in the contact form. */
function service(words: ServiceWords): Service {
  const title = infrastructureServices[words.id]
  return { ...words, title, ask: { label: `Ask About ${title}`, href: contactFormFor(words.id) } }
}

export const infrastructureRack = {
  slate: 'Sheet 02 / Rack elevation',
  heading: 'Three services, one rack',
  lead: 'Take one, or all three in a row. Whoever draws your system is in the room on the day it is switched on.',
  label: 'Services',
  more: 'Learn More',
  /** For screen readers, after the words on the control. */
  moreAbout: (title: string) => ` about ${title}`,
  included: 'Included',
} as const

export const services: readonly Service[] = [
  service({
    id: 'infrastructure-upgrades',
    units: 'U 01-08',
    text: 'New picture, sound and control in a room that has to keep working while we build.',
    features: [
      'Site survey and measured drawings',
      '4K video over fiber or IP',
      'Sound tuned to the room and measured',
      'Control that a volunteer can run',
      'Cutover between two of your events',
    ],
    detail: {
      text: 'We start with what you own. Good cable, good speakers and good projectors stay; we replace what fails on show days and label everything we touch. The old system is not taken out before the new one has passed its test.',
      facts: [
        { label: 'Begins with', value: 'A walk through the room and one of your events' },
        { label: 'You keep', value: 'As-built drawings, test results, every password' },
        { label: 'Ends with', value: 'Your crew running a full show while we watch' },
      ],
    },
  }),
  service({
    id: 'project-management',
    units: 'U 09-16',
    text: 'One producer between you and every integrator, electrician, rigger and IT team on the job.',
    features: [
      'One schedule for every trade',
      'Bids compared line by line',
      'Submittals and changes on record',
      'On site at rough-in, install and test',
      'One punch list, closed in writing',
    ],
    detail: {
      text: 'Most AV projects fail in the gaps: power is there and data is not, the screen arrives before its wall. We own the gaps. You get one report a week, in plain language, with what is done, what is late and what it costs.',
      facts: [
        { label: 'Begins with', value: 'Your drawings, contracts and dates on one plan' },
        { label: 'You keep', value: 'Minutes, approvals and the whole budget trail' },
        { label: 'Ends with', value: 'A signed acceptance test for every vendor’s part' },
      ],
    },
  }),
  service({
    id: 'system-design',
    units: 'U 17-24',
    text: 'A system drawn for the events you will hold in ten years, sized for the ones you hold now.',
    features: [
      'Spare space in conduit, power and rack',
      'Open standards before closed boxes',
      'Streaming and recording designed in',
      'Drawings any integrator can bid on',
      'A replacement plan, year by year',
    ],
    detail: {
      text: 'We draw before anyone sells. The design names performance first and products second, so that you can compare bids, build in stages and replace one box without the next one going dark.',
      facts: [
        { label: 'Begins with', value: 'A list of every event the room should hold' },
        { label: 'You keep', value: 'Signal flow, rack elevations, a priced parts list' },
        { label: 'Ends with', value: 'A package that is ready to go out for bids' },
      ],
    },
  }),
]
