import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

test('before hydration, tabs are links to sections that are all in the page', () => {
  const html = renderToString(
    <Tabs
      label="Inventory"
      items={[
        { id: 'cameras', label: 'Cameras', content: 'ten of them' },
        { id: 'lenses', label: 'Lenses', content: 'eight of them' },
      ]}
    />,
  )
  expect(html).toContain('href="#lenses"')
  expect(html).toContain('<section id="lenses" aria-labelledby="lenses-tab"')
  expect(html).toContain('eight of them')
  expect(html).not.toContain('role="tab"')
})

test('before hydration, a tab whose content is on another page links to that page', () => {
  const html = renderToString(
    <Tabs
      label="Inventory"
      items={[
        { id: 'cameras', label: 'Cameras', content: 'ten of them' },
        { id: 'lenses', label: 'Lenses', elsewhere: '/list#lenses', content: 'eight of them' },
      ]}
    />,
  )
  expect(html).toContain('href="#cameras"')
  expect(html).toContain('href="/list#lenses"')
  expect(html).not.toContain('eight of them')
})
