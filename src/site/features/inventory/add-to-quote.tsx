import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { inventoryWords as words } from '../../../content/equipment/equipment.ts'
import { reportWords } from '../../../content/quote/quote-words.ts'
import type { EquipmentItem } from '../../../domain/equipment/equipment-item.ts'
import { quoteHref } from '../../../domain/equipment/quote-href.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { pageList } from '../quote/page-list.ts'
import styles from './add-to-quote.module.css'

type AddToQuoteProps = {
  item: EquipmentItem
  /** The item's quantity on the visitor's list. */
  quantity: number
  className?: string | undefined
}

/** A link to the quote page. Once hydrated, it adds the item in place and becomes a counter. */
export function AddToQuote({ item, quantity, className }: AddToQuoteProps) {
  const { id, name, qty: owned = 1 } = item
  const line = { kind: 'item', id } as const
  const listed = quantity > 0
  const link = useRef<HTMLAnchorElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const keepFocus = useRef(false)

  // The pressed control has been replaced by another one, which takes over the focus.
  useLayoutEffect(() => {
    if (keepFocus.current) (listed ? more : link).current?.focus({ preventScroll: true })
    keepFocus.current = false
  }, [listed])

  function add(event: MouseEvent) {
    // With a modifier key, the visitor wants the link to open elsewhere.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    pageList.add({ ...line, quantity: 1 })
    keepFocus.current = pageList.current().selection.lines.some((other) => other.id === id)
  }

  function change(by: 1 | -1) {
    if (quantity + by > owned) return
    if (quantity + by > 0) return pageList.setQuantity(line, quantity + by)
    pageList.remove(line)
    keepFocus.current = true
  }

  if (!listed)
    return (
      <a
        ref={link}
        className={classNames(styles.add, className)}
        href={quoteHref('item', id)}
        aria-label={`${words.action}: ${name}`}
        onClick={add}
      >
        {words.action}
      </a>
    )
  return (
    <div className={classNames(styles.counter, className)}>
      <button
        type="button"
        className={styles.step}
        aria-label={quantity === 1 ? reportWords.remove(name) : words.fewer(name)}
        onClick={() => change(-1)}
      >
        <Icon name={quantity === 1 ? 'close' : 'minus'} />
      </button>
      <output className={styles.count}>
        <span className="visually-hidden">{`${name}: `}</span>
        {words.added(quantity)}
      </output>
      <button
        ref={more}
        type="button"
        className={styles.step}
        aria-label={quantity < owned ? words.more(name) : words.most(name, owned)}
        aria-disabled={quantity >= owned || undefined}
        onClick={() => change(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
