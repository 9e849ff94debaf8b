import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { firstPaintStyles, firstScreen, givenByScripts } from './first-paint-styles.ts'

const body =
  '<main class="a b"><div class="c" data-late="x"><p class="d"></p></div><i data-size="small"></i></main>'

describe('of a page’s styles the first paint has', () => {
  test.each([
    ['what the first screen is made of', '.a{top:0}', '.a{top:0}'],
    ['nothing of what comes later', '.c{top:0}.d{top:0}', ''],
    ['those selectors of a list that can match', '.a,.d,.b{top:0}', '.a,.b{top:0}'],
    [
      'nothing for attributes that nobody has',
      '.a[data-size=large]{top:0}i[data-size=small]{top:0}',
      'i[data-size=small]{top:0}',
    ],
    [
      'what a choice might ask for',
      ':is(.a,.d) i{top:0}.a:not(.d){top:0}',
      ':is(.a,.d) i{top:0}.a:not(.d){top:0}',
    ],
    [
      'what the classes of the root decide',
      ':root.member .a{top:0}.dark .a{top:0}',
      ':root.member .a{top:0}.dark .a{top:0}',
    ],
    [
      'nothing for those who get the whole sheet at once',
      '.high-contrast .a,.b{top:0}:root:not(.scripted) .a{top:0}.a{.high-contrast &{top:0}left:0}',
      '.b{top:0}.a{left:0}',
    ],
    ['what all others have', '.a:not(.high-contrast *){top:0}', '.a:not(.high-contrast *){top:0}'],
    ['nothing for elements that are not there', 'h3,i,.a>b{top:0}html{top:0}', 'i{top:0}html{top:0}'],
    ['no states that need a touch', '.a{top:0;&:hover{top:1px}}.a:active:not(:disabled){top:0}', '.a{top:0}'],
    ['the focus, which a key can move at once', '.a:focus-visible{top:0}', '.a:focus-visible{top:0}'],
    [
      'no paper, no mouse',
      '@page{margin:0}@media print{.a{top:0}}@media (hover:hover){.a{top:0}}@media screen{.a{top:0}}',
      '@media screen{.a{top:0}}',
    ],
    ['no transitions', '.a{transition:top 1s;top:0;cursor:pointer}', '.a{top:0}'],
    [
      'only properties that are used, by others too',
      ':root{--x:1px;--y:var(--x);--z:2px}.a{top:var(--y)}',
      ':root{--0:1px;--1:var(--0)}.a{top:var(--1)}',
    ],
    [
      'short names for properties, but for those that are set elsewhere',
      ':root{--wide:1px}.a{top:var(--wide);left:var(--given,0);background:url(x--wide.svg)}',
      ':root{--0:1px}.a{top:var(--0);left:var(--given,0);background:url(x--wide.svg)}',
    ],
    [
      'only animations that run',
      '@keyframes k{to{top:0}}@keyframes l{to{top:0}}.a{animation:1s k}',
      '@keyframes k{to{top:0}}.a{animation:1s k}',
    ],
    [
      'no spaces that say nothing',
      '.a{--x:clamp(1px, 2px + 1vw, 3px);font:1px / 1 "A, B", var(--x)}',
      '.a{--0:clamp(1px,2px + 1vw,3px);font:1px/1 "A, B",var(--0)}',
    ],
    ['every face', '@font-face{font-family:X;src:local(X)}', '@font-face{font-family:X;src:local(X)}'],
  ])('%s', (_name, css, kept) => {
    expect(firstPaintStyles(css, body)).toBe(kept)
  })
})

test('what comes later or is closed leaves its own tag', () => {
  expect(
    firstScreen(
      '<div class="a"><div data-late="x" class="b"><div><div></div></div></div><div id="m" popover="auto"><b></b></div></div>',
    ),
  ).toBe('<div class="a"><div data-late="x"></div><div id="m" popover="auto"></div></div>')
})

test('a class that is not in the markup is given by scripts we know, or stands at the root', () => {
  const site = join(import.meta.dirname, '..')
  const globals = globSync('**/*.module.css', { cwd: site }).flatMap((file) =>
    [...readFileSync(join(site, file), 'utf8').matchAll(/:global\(\.([\w-]+)/g)].map(([, name]) => name),
  )
  expect([...new Set(globals)].filter((name) => !givenByScripts.includes(name ?? ''))).toEqual([])
})
