import { outermostParts } from './outermost-parts.ts'
import { type CssPart, parseCss, printCss, splitSelectors } from './parse-css.ts'

/**
 * Of a page's styles those that its first paint needs: for what is in the first screen's markup, in the state it is
 * in before anybody touches it. The sheet that follows has all of them, in their order, and so the last word. Who has
 * chosen high contrast or runs no scripts gets that sheet at once (`late-styles.ts`, `document.ts`).
 */
export function firstPaintStyles(css: string, body: string): string {
  const markup = firstScreen(body)
  const kept = printCss(withoutUnused(keepParts(parseCss(css), matcherFor(markup)), markup))
  return withoutSpaces(withShortNames(kept, markup))
}

/** What comes later, decorates or is closed stays out, except for its own tag. */
export function firstScreen(body: string): string {
  let kept = ''
  let from = 0
  for (const { tag, start, end } of outermostParts(body, / (?:data-late|data-decoration|popover)=/)) {
    kept += body.slice(from, start) + tag.replace(/ class="[^"]*"/, '')
    from = end
  }
  return kept + body.slice(from)
}

/** Classes that scripts give; and any that stands at `:root` itself. */
export const givenByScripts = ['dark', 'high-contrast', 'reduce-motion', 'laid']

const touched = /:(?:hover|active|disabled|popover-open)\b|::(?:backdrop|selection)\b/
const elsewhere = /^@(?:starting-style|page|media\b.*(?:print|forced-colors|hover:))/
const idle = /^(?:transition|cursor|scroll-|overscroll-|-webkit-tap-highlight-color)[\w-]*:/

/** Errs on the side of keeping: what a selector asks for inside `:is()` and the like is not looked at. */
function matcherFor(markup: string): (selector: string) => boolean {
  const classes = new Set(givenByScripts)
  for (const [, names = ''] of markup.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ')) classes.add(name)
  }
  return (selector) => {
    const asked = withoutCalls(selector, /:not\([^()]*\)/g)
    if (touched.test(asked) || /\.high-contrast\b/.test(asked)) return false
    if (selector.includes(':not(.scripted)')) return false
    const certain = withoutCalls(selector, /:[\w-]+\([^()]*\)/g).replace(/:root(?:\.[\w-]+)*/g, '')
    const tags = certain.matchAll(/(?<![\w.#:[="&*-])[a-z][a-z\d]*/g)
    const named = certain.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)
    const attributes = certain.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g)
    return (
      tags.every(([tag]) => tag === 'html' || tag === 'body' || markup.includes(`<${tag}`)) &&
      named.every(([, name = '']) => classes.has(name)) &&
      attributes.every(([, name, value]) =>
        markup.includes(value === undefined ? ` ${name}="` : ` ${name}="${value}"`),
      )
    )
  }
}

function withoutCalls(selector: string, call: RegExp): string {
  const shorter = selector.replace(call, '')
  return shorter === selector ? selector : withoutCalls(shorter, call)
}

function keepParts(parts: readonly CssPart[], matches: (selector: string) => boolean): CssPart[] {
  return parts.flatMap(({ head, parts: inner }): CssPart[] => {
    if (!inner) return idle.test(head) ? [] : [{ head, parts: inner }]
    if (/^@(?:font-face|keyframes)/.test(head)) return [{ head, parts: inner }]
    if (elsewhere.test(head)) return []
    const selectors = head.startsWith('@') ? [head] : splitSelectors(head).filter(matches)
    const kept = keepParts(inner, matches)
    return selectors.length === 0 || kept.length === 0 ? [] : [{ head: selectors.join(), parts: kept }]
  })
}

/** Custom properties and animations that nothing kept refers to; their own values may refer to others. */
function withoutUnused(parts: readonly CssPart[], markup: string): readonly CssPart[] {
  const text = printCss(parts) + markup
  const properties = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const isUsed = ({ head, parts: inner }: CssPart) => {
    const [, property] = /^(--[\w-]+):/.exec(head) ?? []
    const [, animation] = /^@keyframes (.+)$/.exec(head) ?? []
    if (property !== undefined) return properties.has(property)
    if (animation !== undefined) return new RegExp(`animation[\\w-]*:[^;}]*\\b${animation}\\b`).test(text)
    return inner === null || inner.length > 0
  }
  const prune = (from: readonly CssPart[]): CssPart[] =>
    from.map(({ head, parts: inner }) => ({ head, parts: inner && prune(inner) })).filter(isUsed)
  const pruned = prune(parts)
  return printCss(pruned) === printCss(parts) ? parts : withoutUnused(pruned, markup)
}

/** For custom properties: the sheet that follows sets its own, by their full names. Markup may name some itself. */
function withShortNames(css: string, markup: string): string {
  const names = new Map<string, string>()
  for (const [, name = ''] of css.matchAll(/[{;](--[\w-]+):/g)) {
    if (!names.has(name) && !markup.includes(name)) names.set(name, `--${names.size.toString(36)}`)
  }
  return css.replace(/(?<![\w-])--[\w-]+/g, (name) => names.get(name) ?? name)
}

/** The bundler leaves the values of custom properties as they were written. */
function withoutSpaces(css: string): string {
  return css.replace(/"[^"]*"|,\s+|\s\/\s/g, (match) => (match.startsWith('"') ? match : match.trim()))
}
