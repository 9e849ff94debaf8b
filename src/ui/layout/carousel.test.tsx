import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel, type CarouselLabels } from './carousel.tsx'

const labels: CarouselLabels = {
  carousel: 'Client success',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: (number, count) => `${number} of ${count}`,
  show: (number, count) => `Show ${number} of ${count}`,
}

test('a carousel and its slides have names, and it does not rotate in prerendered HTML', () => {
  const items = [
    { id: 'a', content: 'First words' },
    { id: 'b', content: 'Second words' },
  ]
  const html = renderToString(<Carousel items={items} intervalMs={6000} labels={labels} />)
  expect(html).toContain('aria-roledescription="carousel" aria-label="Client success"')
  expect(html).toContain('aria-roledescription="slide" aria-label="2 of 2"')
  expect(html).toContain('Second words')
  expect(html).not.toContain('data-rotating')
  expect(html).not.toContain(' style=')
})

test('a carousel with one slide has no buttons', () => {
  const html = renderToString(
    <Carousel items={[{ id: 'a', content: 'Only words' }]} intervalMs={6000} labels={labels} />,
  )
  expect(html).not.toContain('<button')
})
