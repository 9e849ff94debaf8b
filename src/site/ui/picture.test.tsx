import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

test('a picture offers the better formats first and keeps its room', () => {
  const html = renderToString(
    <Picture
      alt="A stage"
      sizes="100vw"
      fetchPriority="high"
      loading="eager"
      image={{
        width: 1600,
        height: 900,
        avif: [
          { src: '/a-800.avif', width: 800 },
          { src: '/a-1600.avif', width: 1600 },
        ],
        webp: [{ src: '/a-1600.webp', width: 1600 }],
        jpeg: [{ src: '/a-1600.jpg', width: 1600 }],
      }}
    />,
  )
  expect(html).toMatch(/image\/avif.*image\/webp.*<img/)
  expect(html).toContain('srcSet="/a-800.avif 800w, /a-1600.avif 1600w"')
  expect(html).toContain('width="1600" height="900"')
  expect(html).toContain('fetchPriority="high"')
})
