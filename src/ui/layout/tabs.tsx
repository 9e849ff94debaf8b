import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { tabAfterKey } from './tab-keys.ts'
import styles from './tabs.module.css'

export type TabItem = {
  /** Unique on the page. It is the panel's id, so `#id` leads there with and without JavaScript. */
  readonly id: string
  readonly label: string
  /** A short remark in slate type beside the label, such as a number of items. */
  readonly note?: ReactNode
  /**
   * The address of the content without JavaScript, if it is not on this page. Such content is rendered here
   * only while its tab is selected.
   */
  readonly elsewhere?: string | undefined
  readonly content: ReactNode
}

export type TabsProps = {
  /** Names the strip for assistive technology. */
  label: string
  items: readonly TabItem[]
  /** The selected tab, if the parent keeps track of it. A tab in the address's hash takes precedence. */
  selectedId?: string | undefined
  /** False if every panel has links or controls: the Tab key then goes from the tab straight to them. */
  panelStops?: boolean | undefined
  onSelect?: ((id: string) => void) | undefined
}

const neverChanges = () => () => {}

/**
 * Without JavaScript, the strip is a list of links and all sections are shown. With it, CSS shows only the
 * first or the targeted section until hydration, so nothing jumps when the links become tabs.
 */
export function Tabs({ label, items, selectedId: keptId, panelStops = true, onSelect }: TabsProps) {
  const [ownId, setOwnId] = useState<string>()
  const selectedId = ownId ?? keptId ?? items[0]?.id
  const enhanced = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const strip = useRef<HTMLDivElement>(null)

  const ids = items.map((item) => item.id).join(' ')
  useEffect(() => {
    const follow = () => {
      const target = location.hash.slice(1)
      if (ids.split(' ').includes(target)) setOwnId(target)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [ids])

  function select(index: number) {
    const item = items[index]
    if (!item) return
    const tab = strip.current?.querySelectorAll<HTMLElement>('a')[index]
    tab?.focus({ preventScroll: true })
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
    if (item.id === selectedId) return
    setOwnId(keptId === undefined ? item.id : undefined)
    onSelect?.(item.id)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = event.key === ' ' ? index : tabAfterKey(event.key, index, items.length, rightToLeft)
    if (next === undefined) return
    event.preventDefault()
    select(next)
  }

  function onClick(event: MouseEvent<HTMLElement>, index: number) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    select(index)
  }

  return (
    <div className={styles.tabs} data-enhanced={enhanced || undefined}>
      <div
        ref={strip}
        className={styles.strip}
        {...{ role: enhanced ? 'tablist' : 'group', 'aria-label': label }}
      >
        {items.map((item, index) => {
          const selected = item.id === selectedId
          const away = enhanced ? undefined : item.elsewhere
          const tab = enhanced
            ? {
                role: 'tab',
                'aria-selected': selected,
                'aria-controls': item.id,
                tabIndex: selected ? 0 : -1,
              }
            : {}
          return (
            <a
              key={item.id}
              {...tab}
              id={`${item.id}-tab`}
              href={away ?? `#${item.id}`}
              className={styles.tab}
              data-selected={selected || undefined}
              onClick={(event) => onClick(event, index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {item.label}
              {item.note === undefined ? null : <span className={`slate ${styles.note}`}>{item.note}</span>}
            </a>
          )
        })}
      </div>
      <div className={styles.panels}>
        {items.map((item) =>
          enhanced || !item.elsewhere ? (
            <section
              key={item.id}
              {...(enhanced ? { role: 'tabpanel', tabIndex: panelStops ? 0 : undefined } : {})}
              id={item.id}
              aria-labelledby={`${item.id}-tab`}
              className={styles.panel}
              data-selected={item.id === selectedId || undefined}
            >
              <p className={`slate ${styles.title}`} aria-hidden="true">
                {item.label}
              </p>
              {item.elsewhere && item.id !== selectedId ? null : item.content}
            </section>
          ) : null,
        )}
      </div>
    </div>
  )
}
