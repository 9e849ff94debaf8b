import type { PublicPath } from '../../routes.ts'
import { accessibility } from './accessibility.ts'
import { account } from './account.ts'
import { auth } from './auth.ts'
import { corporateConferences } from './corporate-conferences.ts'
import { corporateVideo } from './corporate-video.ts'
import { equipmentAvailability } from './equipment-availability.ts'
import { equipmentList } from './equipment-list.ts'
import { eventProduction } from './event-production.ts'
import { gearList } from './gear-list.ts'
import { home } from './home.ts'
import { infrastructure } from './infrastructure.ts'
import { inquiry } from './inquiry.ts'
import { inquiryNotSent } from './inquiry-not-sent.ts'
import { inquiryReceived } from './inquiry-received.ts'
import { legacy } from './legacy.ts'
import { liveStreaming } from './live-streaming.ts'
import { magroseSupport } from './magrose-support.ts'
import { notFound } from './not-found.ts'
import type { PageContent } from './page-content.ts'
import { podcastConsultation } from './podcast-consultation.ts'
import { portfolio } from './portfolio.ts'
import { privacy } from './privacy.ts'
import { quote } from './quote.ts'
import { religiousPartnership } from './religious-partnership.ts'
import { terms } from './terms.ts'
import { vendorCoordination } from './vendor-coordination.ts'
import { youthTraining } from './youth-training.ts'

/**
 * Every page by path, for prerendering, the sitemap and tests. Browser code imports single pages
 * instead, so that each page's words stay in its own chunk.
 */
export const allPages: Readonly<Record<PublicPath, PageContent>> = {
  '/': home,
  '/auth': auth,
  '/infrastructure': infrastructure,
  '/gear-list': gearList,
  '/equipment-list': equipmentList,
  '/corporate-video': corporateVideo,
  '/live-streaming': liveStreaming,
  '/event-production': eventProduction,
  '/youth-training': youthTraining,
  '/vendor-coordination': vendorCoordination,
  '/corporate-conferences': corporateConferences,
  '/quote': quote,
  '/equipment-availability': equipmentAvailability,
  '/portfolio': portfolio,
  '/religious-partnership': religiousPartnership,
  '/magrose-support': magroseSupport,
  '/podcast-consultation': podcastConsultation,
  '/legacy': legacy,
  '/privacy': privacy,
  '/terms': terms,
  '/accessibility': accessibility,
  '/account': account,
  '/inquiry': inquiry,
  '/inquiry/received': inquiryReceived,
  '/inquiry/not-sent': inquiryNotSent,
  '/404': notFound,
}
