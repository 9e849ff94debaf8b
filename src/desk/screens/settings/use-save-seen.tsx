import { type ReactNode, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { settingsWords } from '../../../content/desk/settings.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import { Trouble } from '../../calls/trouble.ts'
import { tellTrouble } from '../../changes/tell-trouble.ts'
import styles from './settings-form.module.css'
import { useSave } from './use-save.ts'

type Versioned<Value> = { readonly version: string; readonly value: Value }

type Conflict<Value, Typed> = {
  /** Null when they deleted it. */
  readonly theirs: Versioned<Value> | null
  /** The version that the person began with. */
  readonly began: string | null
  /** The text of the person themselves, while the form shows theirs. */
  readonly mine: { readonly typed: Typed } | null
}

type Form<Value, Typed> = {
  readonly key: readonly unknown[]
  readonly schema: z.ZodMiniType<Value>
  /** The version that the form began with; null for something new. */
  readonly version: string | null
  readonly typed: () => Typed
  readonly fill: (typed: Typed) => void
  readonly typedOf: (value: Value) => Typed
}

/**
 * Saves what several people may change, as `useSave` does. When somebody else was faster nothing is saved and everything typed
 * stays; the notice, which belongs into the form, offers their version and the way to save one's own all the same.
 */
export function useSaveSeen<Value, Typed>({ key, schema, version, ...form }: Form<Value, Typed>) {
  const { save: saveAny, pending } = useSave(key)
  const seen = useRef(version)
  const [conflict, setConflict] = useState<Conflict<Value, Typed> | null>(null)

  function save(
    call: (seen: string | null) => Promise<{ readonly version: string }>,
    done?: string,
  ): Promise<boolean> {
    const began = seen.current
    return saveAny(
      async () => {
        seen.current = (await call(began)).version
        setConflict(null)
      },
      done,
      (trouble) => {
        const theirs = readTheirs(schema, trouble)
        if (theirs === undefined) tellTrouble(trouble)
        else setConflict({ theirs, began, mine: null })
      },
    )
  }

  function swap({ theirs, began, mine }: Conflict<Value, Typed>): void {
    if (!theirs) return
    seen.current = mine ? began : theirs.version
    setConflict({ theirs, began, mine: mine ? null : { typed: form.typed() } })
    form.fill(mine ? mine.typed : form.typedOf(theirs.value))
  }

  const notice: ReactNode = conflict ? (
    <ChangedMeanwhile
      conflict={conflict}
      onSwap={() => swap(conflict)}
      onKeep={() => {
        seen.current = conflict.theirs?.version ?? null
      }}
    />
  ) : null
  return { save, pending, seen, notice }
}

type ChangedMeanwhileProps = {
  conflict: Conflict<unknown, unknown>
  onSwap: () => void
  /** Before the form is submitted once more. */
  onKeep: () => void
}

function ChangedMeanwhile({ conflict: { theirs, mine }, onSwap, onKeep }: ChangedMeanwhileProps) {
  const words = settingsWords.conflict
  return (
    <Notice
      tone="warning"
      live
      title={words.title}
      action={
        <div className={styles.foot}>
          {theirs ? (
            <Button variant="quiet" onClick={onSwap}>
              {mine ? words.showMine : words.showTheirs}
            </Button>
          ) : null}
          {mine ? null : (
            <Button type="submit" variant="plain" onClick={onKeep}>
              {words.keepMine}
            </Button>
          )}
        </div>
      }
    >
      <p>{mine ? words.theirs : theirs ? words.changed : words.deleted}</p>
    </Notice>
  )
}

/** Undefined when the trouble is another one. */
function readTheirs<Value>(
  schema: z.ZodMiniType<Value>,
  trouble: unknown,
): Versioned<Value> | null | undefined {
  if (!(trouble instanceof Trouble) || trouble.kind !== 'changed-meanwhile') return undefined
  return z.nullable(z.object({ version: z.string(), value: schema })).safeParse(trouble.now).data
}
