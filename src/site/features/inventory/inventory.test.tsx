import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { equipment } from '../../../content/equipment/equipment.ts'
import { packages } from '../../../content/equipment/packages.ts'
import { formatDailyRate } from '../../../domain/equipment/format-rate.ts'
import { EquipmentListSection } from '../../sections/equipment-list/equipment-list-section.tsx'
import { Inventory } from './inventory.tsx'
import { RateCard } from './rate-card.tsx'

test('the prerendered inventory contains the open list and links to the others', () => {
  const html = renderToString(<Inventory />)
  for (const { id, category } of equipment) {
    if (category === 'cameras') expect(html).toContain(`href="/quote?item=${id}"`)
    else expect(html).toContain(`href="/equipment-list#${category}"`)
  }
  expect(html).not.toContain('style=')
})

test('the equipment list page contains every item with its rate and its quote link', () => {
  const html = renderToString(<EquipmentListSection />)
  for (const { id, category, dailyRate } of equipment) {
    expect(html).toContain(`id="${category}"`)
    expect(html).toContain(`href="/quote?item=${id}"`)
    expect(html).toContain(`>${formatDailyRate(dailyRate)}<`)
  }
})

test('the rate card lists the contents of each package by quantity and name, never by id', () => {
  const html = renderToString(<RateCard />)
  expect(html).toContain('>2</span> Canon EOS C300 Mark III<')
  expect(html).toContain('>3</span> Camera operators<')
  for (const { id, items } of packages) {
    expect(html).toContain(`href="/quote?package=${id}"`)
    for (const item of items) if (item.kind === 'gear') expect(html).not.toContain(`>${item.itemId}<`)
  }
})
