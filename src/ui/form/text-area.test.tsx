import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

test('a text area counts its initial value and says how many characters remain', () => {
  const html = renderToString(
    <TextArea
      id="message"
      name="message"
      label="Message"
      maxLength={20}
      defaultValue="twelve chars"
      countLabel={(remaining) => `${remaining} left`}
    />,
  )
  expect(html).toMatch(/12<!-- --> \/ <!-- -->20/)
  expect(html).toContain('hidden="">8 left</span>')
})

test('a text area without a limit or a count label counts nothing', () => {
  const html = renderToString(<TextArea name="message" label="Message" maxLength={20} />)
  expect(html).not.toContain('aria-live')
})
