import { formatDollars } from '../../../domain/format-dollars.ts'
import { pagePaths } from '../../../routes.ts'
import { delivery } from '../../corporate-video/delivery.ts'
import { kits } from '../../equipment/kits.ts'
import { packages } from '../../equipment/packages.ts'
import { multiview } from '../../live-streaming/multiview.ts'
import { startingOffers } from '../../structured-data/business.ts'

/** Figures that several answers name, taken from the pages that state them. */

const startingPrices = new Map<string, number>(startingOffers.map(({ path, price }) => [path, price]))
const startingPrice = (path: string) => formatDollars(startingPrices.get(path) ?? 0)

const kitPrices = kits.flatMap(({ dailyPrice }) => dailyPrice ?? [])
const packagePrices = packages.map(({ price }) => price)

export const from = {
  corporateVideo: startingPrice(pagePaths.corporateVideo),
  liveStreaming: startingPrice(pagePaths.liveStreaming),
  eventProduction: startingPrice(pagePaths.eventProduction),
  kit: formatDollars(Math.min(...kitPrices)),
  package: formatDollars(Math.min(...packagePrices)),
} as const

export const largestPackage = formatDollars(Math.max(...packagePrices))

const number = (figure: string) => figure.split(' ')[0] ?? ''
const [priority, standard] = delivery.clocks

/** Of finishing a film: hours with priority, weeks without. */
export const turnaround = { hours: number(priority.figure), weeks: number(standard.figure) } as const

/** `15+` as part of a Spanish sentence. */
export const moreThan = (figure: string) => figure.replace(/^(.*)\+$/, 'más de $1')

const [picture, cameras, audio] = multiview.capabilities

export const stream = { picture: picture.figure, cameras: cameras.figure, audio: audio.figure } as const
