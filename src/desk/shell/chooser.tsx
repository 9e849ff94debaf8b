import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'
import styles from './chooser.module.css'

export type Choice = { readonly id: string; readonly label: string; readonly hint: string }

type ChooserProps<Chosen extends Choice> = {
  /** The field's question, the name of its list, and its words when the list is empty. */
  words: { readonly field: string; readonly results: string; readonly nothing: string }
  typed: string
  onType: (typed: string) => void
  choices: readonly Chosen[]
  /** Whether the list is complete, so that an empty one means that nothing was found. */
  settled: boolean
  onChoose: (choice: Chosen) => void
}

/** A field with a list below it: typing narrows the list, the arrow keys choose, Enter takes. */
export function Chooser<Chosen extends Choice>(props: ChooserProps<Chosen>) {
  const { words, typed, onType, choices, settled, onChoose } = props
  // Nothing is chosen before something is typed, so that Enter by habit does nothing.
  const [chosen, setChosen] = useState(-1)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The dialog around it focuses its title, a moment later than this begins; whoever opens it wants to type.
  useEffect(() => {
    const next = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(next)
  }, [])
  const current = Math.min(chosen, choices.length - 1)

  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const choice = choices[current]
    if (event.key === 'Enter') {
      if (choice) onChoose(choice)
    } else if (step !== 0 && choices.length > 0) {
      const from = current === -1 && step < 0 ? 0 : current
      const next = (from + step + choices.length) % choices.length
      setChosen(next)
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
    } else return
    event.preventDefault()
  }

  return (
    <>
      <TextField
        name="choice"
        type="search"
        label={words.field}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={choices[current] ? `${listId}-${current}` : undefined}
        autoComplete="off"
        ref={field}
        value={typed}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <div ref={list} id={listId} role="listbox" aria-label={words.results} className={styles.list}>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={choice.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={styles.option}
            onClick={() => onChoose(choice)}
          >
            <span>{choice.label}</span>
            <span className={`slate ${styles.hint}`}>{choice.hint}</span>
          </div>
        ))}
      </div>
      {choices.length === 0 && settled ? <p role="status">{words.nothing}</p> : null}
    </>
  )
}
