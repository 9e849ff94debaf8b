import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createDefaultFacts } from '../../../content/company/facts.ts'
import { gear } from '../../../content/portfolio/gear.ts'
import { projects } from '../../../content/portfolio/projects.ts'
import { FactsContext } from '../../platform/facts-context.ts'
import { ContactSheet } from './contact-sheet.tsx'
import { Prints } from './prints.tsx'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))
const [keynote] = projects

function renderSheet(chosen: typeof projects): string {
  return renderToString(
    <FactsContext value={facts}>
      <ContactSheet projects={projects} chosen={chosen} />
    </FactsContext>,
  )
}

test('without a filter every frame links to its print, and none is marked', () => {
  const html = renderSheet(projects)
  for (const { id } of projects) expect(html).toContain(`href="#${id}"`)
  expect(html).not.toContain('data-chosen')
  expect(html).not.toContain(' style=')
})

test('frames without a print have no link', () => {
  const html = renderSheet(keynote ? [keynote] : [])
  expect(html.match(/href="#/g)).toHaveLength(1)
  expect(html.match(/data-chosen="false"/g)).toHaveLength(5)
})

test('a print lists its equipment and has an alt text; frames on the sheet need only their title', () => {
  const html = renderToString(<Prints projects={projects} chosen={projects} />)
  const sheet = renderSheet(projects)
  for (const { image, equipment } of projects) {
    expect(sheet).toContain(`/${image.name}-`)
    expect(sheet).not.toContain(image.alt)
    expect(html).toContain(`alt="${image.alt}"`)
    for (const id of equipment) expect(html).toContain(`<li>${gear[id].replace('&', '&amp;')}</li>`)
  }
})
