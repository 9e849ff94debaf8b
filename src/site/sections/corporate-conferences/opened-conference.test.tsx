import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createDefaultFacts, type Facts } from '../../../content/company/facts.ts'
import { conferenceIndex } from '../../../content/corporate-conferences/opened.ts'
import { seasonAhead } from '../../../domain/campaign/campaign.ts'
import { FactsContext } from '../../platform/facts-context.ts'
import { OpenedConference } from './opened-conference.tsx'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

const season = seasonAhead('2026-11-17')

function render(changes: Partial<Facts> = {}): string {
  return renderToString(
    <FactsContext value={{ ...facts, season, ...changes }}>
      <OpenedConference arrived={false} />
    </FactsContext>,
  )
}

test.each([
  ['a season', {}],
  ['a full season', { season: { ...season, slotsBooked: 25 } }],
  ['no season', { season: null }],
  ['no samples', { samples: 'absent' as const }],
])('with %s, every link of the index leads to a section', (_facts, changes) => {
  const html = render(changes)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const led = [...html.matchAll(/ href="#([^"]+)"/g)].map((match) => match[1])
  expect(led.length).toBeGreaterThanOrEqual(conferenceIndex.links({ client: false }).length)
  for (const anchor of led) expect(ids).toContain(anchor)
  for (const [, id] of html.matchAll(/ aria-labelledby="([^"]+)"/g)) expect(ids).toContain(id)
  expect(html).not.toContain(' style=')
})

test('the bar shows the season, with a line between any two slots', () => {
  expect(render()).toMatch(/<progress[^>]* max="100" value="72"/)
  expect(render().match(/M\d+ 0V1(?!\d)/g)).toHaveLength(24)
  expect(render({ season: { ...season, slotsTotal: 10, slotsBooked: 4 } })).toMatch(
    /<progress[^>]* value="40"/,
  )
})

test('no scarcity is claimed while no season is open', () => {
  const html = render({ season: null })
  expect(html).not.toContain('<progress')
  expect(html).not.toMatch(/slots? remaining|\b202\d|January/)
  expect(html).toContain('Tell us your dates')
})

test('the sample client is marked, and left out if samples are absent', () => {
  expect(render()).toContain('Renata O.')
  expect(render()).toContain('>Sample<')
  const html = render({ samples: 'absent' })
  expect(html).not.toContain('Renata O.')
  expect(html).not.toContain('A client')
})
