import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteImage } from '../../domain/site-image.ts'
import { Picture } from './picture.tsx'

const stage: SiteImage = {
  name: 'stage',
  width: 1600,
  height: 900,
  widths: [480, 1600],
  hash: 'abc123',
  alt: 'A stage',
  focus: 'middle',
}

test('a picture offers the better formats first and reserves its space', () => {
  const html = renderToString(<Picture image={stage} sizes="100vw" />)
  expect(html).toMatch(/image\/avif.*image\/webp.*<img/)
  expect(html).toContain(
    'srcSet="/assets/images/stage-480-abc123.avif 480w, /assets/images/stage-1600-abc123.avif 1600w"',
  )
  expect(html).toContain('src="/assets/images/stage-480-abc123.jpg"')
  expect(html).toContain('width="1600" height="900"')
  expect(html).toContain('alt="A stage"')
})

test('a picture loads lazily unless it has priority', () => {
  expect(renderToString(<Picture image={stage} sizes="100vw" />)).toContain('loading="lazy"')
  const first = renderToString(<Picture image={stage} sizes="100vw" priority />)
  expect(first).toContain('loading="eager"')
  expect(first).toContain('fetchPriority="high"')
})

test('a picture that is always small offers no large files', () => {
  const html = renderToString(<Picture image={stage} sizes="20vw" upTo={960} />)
  expect(html).toContain('srcSet="/assets/images/stage-480-abc123.avif 480w"')
})

test('a decorative picture has an empty alt text', () => {
  expect(renderToString(<Picture image={stage} sizes="100vw" alt="" />)).toContain('alt=""')
})
