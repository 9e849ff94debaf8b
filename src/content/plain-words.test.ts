import { expect, test } from 'vitest'
import { contactSection } from './contact.ts'
import * as equipment from './equipment.ts'
import { createDefaultFacts } from './facts.ts'
import * as conferencePromo from './home/conference-promo.ts'
import * as internationalServices from './home/international-services.ts'
import * as portlandCommunity from './home/portland-community.ts'
import * as servicesDirectory from './home/services-directory.ts'
import * as videoSolutions from './home/video-solutions.ts'
import * as mail from './mail.ts'
import * as navigation from './navigation.ts'
import * as packages from './packages.ts'
import { allPages } from './pages/all-pages.ts'
import { reviews } from './reviews.ts'
import * as shell from './shell.ts'
import { showreelText } from './showreel.ts'
import { testimonials } from './testimonials.ts'

const defaultFacts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

const filler =
  /\b(elevat\w*|unleash\w*|seamless\w*|passionate|solutions that|leverag\w*|empower\w*|cutting-edge|world-class|state-of-the-art|game-chang\w*|next level|best-in-class)\b/i

const texts: readonly (readonly [string, unknown])[] = [
  ...Object.values(allPages).map((page) => [page.path, [page, page.summary(defaultFacts)]] as const),
  ['contact', contactSection],
  ['mail', mail],
  ['equipment', equipment],
  ['packages', packages],
  ['services directory', servicesDirectory],
  ['conference promo', conferencePromo],
  ['video solutions', videoSolutions],
  ['international services', internationalServices],
  ['portland community', portlandCommunity],
  ['navigation', navigation],
  ['shell', shell],
  ['reviews', reviews],
  ['testimonials', testimonials],
  ['showreel', showreelText],
]

test.each(texts)('%s is written plainly, without filler or em dashes', (_where, words) => {
  const text = JSON.stringify(words)
  expect(text.length).toBeGreaterThan(2)
  expect(text).not.toMatch(filler)
  expect(text).not.toContain('\u2014')
})
