import { testimonials } from '../../../src/content/company/testimonials.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectPictures, homePictures, picturesElsewhere } from '../../support/looks/pictures.ts'
import { expect, test } from '../../support/site-test.ts'

test('with scripts, every section of the home page shows its pictures when scrolled into view', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
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
})

test('with scripts, every kit, every package and the sign-in page show their pictures', async ({
  page,
  visit,
}) => {
  for (const [path, name, count] of picturesElsewhere) {
    await test.step(name, async () => {
      await visit(path)
      await expectPictures(page.getByRole('region', { name }), count)
    })
  }
  await visit(pagePaths.auth)
  await expectPictures(page.getByRole('main'), 1)
})
