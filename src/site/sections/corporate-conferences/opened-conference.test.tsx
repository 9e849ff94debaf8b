import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { conferenceIndex } from '../../../content/corporate-conferences/opened.ts'
import { createDefaultFacts, type Facts } from '../../../content/facts.ts'
import { FactsContext } from '../../shell/facts-context.ts'
import { OpenedConference } from './opened-conference.tsx'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

function render(campaign: Partial<Facts['campaign']> = {}): string {
  return renderToString(
    <FactsContext value={{ ...facts, campaign: { ...facts.campaign, ...campaign } }}>
      <OpenedConference arrived={false} />
    </FactsContext>,
  )
}

test.each([
  ['open', {}],
  ['full', { slotsBooked: 25 }],
  ['closed', { open: false }],
])('with the season %s, every section stands where the index leads', (_season, campaign) => {
  const html = render(campaign)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const { anchor } of conferenceIndex.links) expect(ids).toContain(anchor)
  for (const [, id] of html.matchAll(/ aria-labelledby="([^"]+)"/g)) expect(ids).toContain(id)
  expect(html).not.toContain(' style=')
})

test('the bar is drawn from the campaign, with a seam between any two slots', () => {
  expect(render()).toMatch(/<progress[^>]* max="100" value="72"/)
  expect(render().match(/M\d+ 0V1(?!\d)/g)).toHaveLength(24)
  expect(render({ slotsTotal: 10, slotsBooked: 4 })).toMatch(/<progress[^>]* value="40"/)
})

test('nothing is scarce while no season is open', () => {
  const html = render({ open: false })
  expect(html).not.toContain('<progress')
  expect(html).not.toMatch(/slots? remaining|2025|January/)
  expect(html).toContain('Tell us your dates')
})
