import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

test('a dialog has no content before it is first opened', () => {
  const dialog = (open: boolean) => (
    <Dialog open={open} onOpenChange={() => {}} title="Title" closeLabel="Close">
      Words
    </Dialog>
  )
  expect(renderToString(dialog(false))).not.toContain('Words')
  const opened = renderToString(dialog(true))
  expect(opened).toContain('Words')
  const labelledBy = /aria-labelledby="([^"]+)"/.exec(opened)?.[1]
  expect(opened).toContain(`id="${labelledBy}"`)
})
