/** Elements that visitors click. A label is included because it activates its control. */
const controls = 'a[href], button, input, select, textarea, summary, label, video, [role="button"]'
const price = /\$\s?\d/
/** Probe points along each side of a button and its margin, closer together than the smallest control. */
const probes = [0, 0.25, 0.5, 0.75, 1]
/** In pixels. Without it, a control's rounded corner could reach under a button without being found. */
const margin = 8

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/**
 * Moves a floating button (`data-floats`) aside while it would cover a control or a price. It checks when
 * scrolling or an animation has ended and when the page changes its size, so nothing is measured during
 * scrolling. Returns a function that stops it.
 */
export function keepClear(): () => void {
  let frame = 0
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      look()
    })
  }
  const end = new AbortController()
  const options = { capture: true, passive: true, signal: end.signal }
  addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', schedule, options)
  addEventListener('resize', schedule, options)
  addEventListener('animationend', schedule, options)
  const growth = new ResizeObserver(schedule)
  growth.observe(document.body)
  // The buttons may still be waiting for their styles and have no size or position yet.
  for (const button of floatingButtons()) growth.observe(button)
  return () => {
    cancelAnimationFrame(frame)
    end.abort()
    growth.disconnect()
  }
}

/** Measures everything before changing anything, so the page is laid out only once. */
function look(): void {
  const buttons = floatingButtons()
  const covering = buttons.filter((button) => covers(button))
  for (const button of buttons) button.toggleAttribute('data-aside', covering.includes(button))
}

function floatingButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-floats]')]
}

function covers(button: HTMLElement): boolean {
  // The button's normal position, even while it is moved aside.
  const left = button.offsetLeft - margin
  const top = button.offsetTop - margin
  const width = button.offsetWidth + 2 * margin
  const height = button.offsetHeight + 2 * margin
  const box = { left, top, right: left + width, bottom: top + height }
  const under = new Set<Element>()
  for (const across of probes) {
    for (const down of probes) {
      const found = document
        .elementsFromPoint(left + across * width, top + down * height)
        .find((element) => !element.closest('[data-floats]'))
      if (found) under.add(found)
    }
  }
  return [...under].some((element) => element.closest(controls) !== null || showsPrice(element, box))
}

function showsPrice(element: Element, box: Box): boolean {
  if (!price.test(element.textContent)) return false
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    if (!price.test(texts.currentNode.nodeValue ?? '')) continue
    range.selectNodeContents(texts.currentNode)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (left < box.right && right > box.left && top < box.bottom && bottom > box.top) return true
    }
  }
  return false
}
