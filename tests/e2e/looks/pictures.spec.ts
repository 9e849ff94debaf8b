import { testimonials } from '../../../src/content/company/testimonials.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectPictures, homePictures, picturesElsewhere } from '../../support/looks/pictures.ts'
import { expect, test } from '../../support/reading-test.ts'

test('every section of the home page shows its pictures, and every client has its own mark', async ({
  read,
}) => {
  const page = await read(pagePaths.home)
  for (const [name, count] of homePictures) {
    await test.step(name, () => expectPictures(page.getByRole('region', { name }), count))
  }
  const marks = new Set<string>()
  for (const { company } of testimonials) {
    const take = page.getByRole('article', { includeHidden: true }).filter({ hasText: company })
    marks.add(await take.locator('svg').first().innerHTML())
  }
  expect(marks.size).toBe(testimonials.length)
  expect(marks).not.toContain('')
  // The shared page must start at its top for the next test.
  await page.goto('about:blank')
})

test('every kit, every package and the sign-in page show their pictures', async ({ read }) => {
  for (const [path, name, count] of picturesElsewhere) {
    await test.step(name, async () => {
      const page = await read(path)
      await expectPictures(page.getByRole('region', { name }), count)
    })
  }
  const page = await read(pagePaths.auth)
  await expectPictures(page.getByRole('main'), 1)
  await page.goto('about:blank')
})
