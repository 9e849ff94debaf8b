import { expect, test } from 'vitest'
import { splitBody } from './split-body.ts'

const section =
  '<section id="crew" class="a"><h2 class="b" id="crew-heading">Who <em>comes</em></h2><div>Six</div></section>'
const body = `<main><p>First</p><div data-late="crew" data-follows="crew">${section}</div><p>Last</p></main>`

test('what follows leaves its heading behind, which leads to the whole page', () => {
  expect(splitBody(body, '/crew?whole')).toEqual({
    opening:
      '<main><p>First</p><div data-late="crew" data-follows="crew"><h2 id="crew"><a href="/crew?whole#crew">Who <em>comes</em></a></h2></div><p>Last</p></main>',
    rest: `<div data-late="crew" data-follows="crew">${section}</div>`,
  })
})

test('a page in which nothing follows is not split', () => {
  expect(splitBody('<main><div data-late="crew"><h2>Who comes</h2></div></main>', '/crew?whole')).toBeNull()
})

test('what nobody could be led to may not be left out', () => {
  expect(() => splitBody('<div data-follows="crew"><p>Six</p></div>', '/crew?whole')).toThrow(/heading/)
})
