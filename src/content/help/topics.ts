import type { HelpTopic } from '../../domain/help/help.ts'
import { account } from './topics/account.ts'
import { company } from './topics/company.ts'
import { conferences } from './topics/conferences.ts'
import { contact } from './topics/contact.ts'
import { equipmentTopics } from './topics/equipment.ts'
import { events } from './topics/events.ts'
import { legal } from './topics/legal.ts'
import { partnership } from './topics/partnership.ts'
import { podcastAndLegacy } from './topics/podcast-and-legacy.ts'
import { prices } from './topics/prices.ts'
import { rooms } from './topics/rooms.ts'
import { services } from './topics/services.ts'
import { smallTalk } from './topics/small-talk.ts'
import { streaming } from './topics/streaming.ts'
import { youthTraining } from './topics/youth-training.ts'

/**
 * Everything the help chat can answer from the site's pages, besides what it looks up: prices of packages, kits and
 * items, their contents, and what is free on a date.
 */
export const helpTopics: readonly HelpTopic[] = [
  ...services,
  ...streaming,
  ...events,
  ...conferences,
  ...rooms,
  ...equipmentTopics,
  ...prices,
  ...youthTraining,
  ...partnership,
  ...podcastAndLegacy,
  ...company,
  ...contact,
  ...account,
  ...legal,
  ...smallTalk,
]
