import { coordination } from '../../../src/content/vendor-coordination/coordination.ts'
import { cueSheet } from '../../../src/content/vendor-coordination/cue-sheet.ts'
import { expertise } from '../../../src/content/vendor-coordination/expertise.ts'
import { projects } from '../../../src/content/vendor-coordination/projects.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { expect, test } from '../../support/reading-test.ts'

const path = pagePaths.vendorCoordination
const headings = [
  coordination.heading,
  cueSheet.heading,
  expertise.heading,
  projects.heading,
  'Send us the vendor list',
]

test('the sections appear in order: services, process, expertise, projects; neighbors differ in tone', async ({
  read,
}) => {
  const page = await read(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  const tones = await Promise.all(
    headings.map(async (name) => {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      const band = page.getByRole('region', { name })
      return [await band.getAttribute('data-tone'), await band.getAttribute('data-shade')]
    }),
  )
  expect(tones).toEqual([
    ['paper', null],
    ['paper', 'sunken'],
    ['stage', null],
    ['paper', null],
    ['stage', null],
  ])
})

test('every service, cue and project type has a visible heading', async ({ read }) => {
  const page = await read(path)
  for (const { title } of [...coordination.services, ...cueSheet.cues, ...projects.types]) {
    await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
  }
})

test('the call sheet lists every department with its time', async ({ read }) => {
  const page = await read(path)
  const band = page.getByRole('region', { name: coordination.heading })
  await expect(band.getByRole('heading', { level: 3 })).toHaveText(
    coordination.services.map(({ title }) => title),
  )
  await expect(band.getByText('Sample', { exact: true })).toBeVisible()
  const calls = band.getByRole('list').last().getByRole('listitem')
  await expect(calls).toHaveText(
    coordination.sheet.calls.map(({ at, department, note }) => `${at} ${department} ${note}`),
  )
})

test('each of the four cues has its standby and its go', async ({ read }) => {
  const page = await read(path)
  const cues = page.getByRole('region', { name: cueSheet.heading }).getByRole('listitem')
  await expect(cues).toHaveCount(4)
  for (const { title, standby, go } of cueSheet.cues) {
    const cue = cues.filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(cue.getByRole('definition')).toHaveText([standby, go])
  }
})

test('the tracks run from cue to cue without a gap, aligned with their names', async ({ read }) => {
  const page = await read(path)
  const sheet = page.getByRole('region', { name: cueSheet.heading })
  const stretches = sheet.locator('li svg')
  await expect(stretches).toHaveCount(4)
  await page.waitForLoadState()
  const edges = await stretches.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      return { top, bottom, left, right }
    }),
  )
  for (const [index, { bottom }] of edges.slice(0, -1).entries()) {
    expect(bottom).toBeGreaterThanOrEqual(edges[index + 1]?.top ?? Infinity)
  }
  const [first] = edges
  const lane = ((first?.right ?? 0) - (first?.left ?? 0)) / cueSheet.tracks.length
  for (const [index, track] of cueSheet.tracks.entries()) {
    const box = await sheet.getByText(track, { exact: true }).boundingBox()
    const center = (box?.x ?? 0) + (box?.width ?? 0) / 2
    expect(Math.abs(center - ((first?.left ?? 0) + lane * (index + 0.5))), track).toBeLessThan(3)
  }
})

test('expertise is listed as questions and answers, and projects with their vendors', async ({ read }) => {
  const page = await read(path)
  const questions = page.getByRole('region', { name: expertise.heading }).getByRole('listitem')
  await expect(questions).toHaveText(
    expertise.questions.map(({ field, question, answer }) => `${field}${question}${answer}`),
  )
  const types = page.getByRole('region', { name: projects.heading }).getByRole('listitem')
  await expect(types).toHaveText(projects.types.map(({ title, vendors }) => `${title}${vendors}`))
})

test('the keyboard reaches every link of the page in reading order', async ({ read }) => {
  const page = await read(path)
  await page.getByRole('main').getByRole('link').first().focus()
  for (const name of [
    'See Infrastructure Services',
    projects.infrastructure.label,
    'Start With Your Vendors',
    'Look at Infrastructure',
  ]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  }
})

test('every action leads to the contact form or to infrastructure', async ({ read }) => {
  const page = await read(path)
  const main = page.getByRole('main')
  for (const name of ['Discuss Your Project', 'Start With Your Vendors']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', contactFormHref)
  }
  for (const name of [
    'See Infrastructure Services',
    projects.infrastructure.label,
    'Look at Infrastructure',
  ]) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      pagePaths.infrastructure,
    )
  }
  await expect(main.locator(`a[href="${pagePaths.infrastructure}"]`)).toHaveCount(3)
  await main.getByRole('link', { name: projects.infrastructure.label }).click()
  await expect(page).toHaveURL(pagePaths.infrastructure)
})
