import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Notice } from './notice.tsx'

test('a live error is an alert, other live notices are statuses, and static notices have no role', () => {
  expect(renderToString(<Notice tone="error" live title="No" />)).toContain('role="alert"')
  expect(renderToString(<Notice tone="success" live title="Yes" />)).toContain('role="status"')
  expect(renderToString(<Notice tone="error" title="No" />)).not.toContain('role=')
})
