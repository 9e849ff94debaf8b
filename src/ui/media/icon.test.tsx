import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

test('an icon is decorative unless it has a label', () => {
  expect(renderToString(<Icon name="check" />)).toContain('aria-hidden="true"')
  const labeled = renderToString(<Icon name="check" label="Done" />)
  expect(labeled).toContain('role="img" aria-label="Done"')
  expect(labeled).not.toContain('aria-hidden')
})
