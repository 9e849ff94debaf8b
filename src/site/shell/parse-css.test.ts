import { expect, test } from 'vitest'
import { parseCss, printCss, splitSelectors } from './parse-css.ts'

test('a sheet comes out as it went in, with nesting, strings and brackets that hold braces', () => {
  const sheet =
    '@font-face{font-family:A;src:url(a.woff2)}.a{color:red;&:hover{color:blue}--b:"};{";gap:1px}' +
    '@media (width>=1rem){.a:is(.b,.c){background:url(data:image/svg+xml;utf8,x)}}@keyframes k{to{top:0}}'
  expect(printCss(parseCss(sheet))).toBe(sheet)
})

test('declarations and rules keep their order', () => {
  expect(parseCss('.a{color:red;&:hover{top:0}gap:1px}')).toEqual([
    {
      head: '.a',
      parts: [
        { head: 'color:red', parts: null },
        { head: '&:hover', parts: [{ head: 'top:0', parts: null }] },
        { head: 'gap:1px', parts: null },
      ],
    },
  ])
})

test('selectors are told apart at their own commas', () => {
  expect(splitSelectors('.a:is(.b,.c), [title="x,y"],h1')).toEqual(['.a:is(.b,.c)', '[title="x,y"]', 'h1'])
})
