import { expect, test } from 'vitest'
import { formatDollars } from '../../domain/format-dollars.ts'
import { inquiryForms } from '../../domain/inquiry/inquiry-forms.ts'
import { pagePaths } from '../../routes.ts'
import { kits } from '../equipment/kits.ts'
import { allPages } from '../pages/all-pages.ts'
import { podcastPackage } from '../podcast-consultation/package.ts'
import { startingOffers } from '../structured-data/business.ts'
import { servicesDirectory } from './services-directory.ts'

const figures = new Map<string, string>(
  servicesDirectory.parts.flatMap(({ scenes }) => scenes.map(({ href, figure }) => [href, figure])),
)

test('the directory states the same prices as the pages it links to', () => {
  const prices = [
    ...startingOffers.map(({ path, price }) => [path, `From ${formatDollars(price)}`] as const),
    [
      pagePaths.corporateConferences,
      `From ${formatDollars(allPages[pagePaths.corporateConferences].service?.startingPrice ?? 0)} for fewer than 50 attendees`,
    ],
    [
      pagePaths.gearList,
      `From ${formatDollars(Math.min(...kits.map(({ dailyPrice }) => dailyPrice ?? Number.POSITIVE_INFINITY)))} per day`,
    ],
    [pagePaths.podcastConsultation, `${podcastPackage.price.figure}, six months`],
  ] as const
  expect(prices).toHaveLength(6)
  for (const [path, figure] of prices) expect(figures.get(path), path).toBe(figure)
  const others = [...figures].filter(([path]) => !prices.some(([priced]) => priced === path))
  expect(others.filter(([, figure]) => figure.includes('$'))).toEqual([])
})

test('the directory promises the same reply time as the pages', () => {
  expect(inquiryForms.quote.reply).toEqual({ hours: 2 })
  expect(figures.get(pagePaths.quote)).toBe('Within 2 hours')
})
