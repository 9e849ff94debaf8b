import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Notice } from './notice.tsx'

test('an error that appears is an alert, other notices are statuses, resting ones are neither', () => {
  expect(renderToString(<Notice tone="error" live title="No" />)).toContain('role="alert"')
  expect(renderToString(<Notice tone="success" live title="Yes" />)).toContain('role="status"')
  expect(renderToString(<Notice tone="error" title="No" />)).not.toContain('role=')
})
