import { type RefObject, useEffect, useMemo } from 'react'
import type { FormContent } from '../../../../content/forms/form-content.ts'
import * as limits from '../../../../domain/limits.ts'
import { track } from '../../../analytics/track.ts'
import type { Attempt } from '../sending/idempotency-key.ts'
import { session } from '../sending/session.ts'
import { createDraftStore, restorable } from './draft.ts'
import { controlsOf, fillIn, readStates } from './form-controls.ts'

export type KeptDraft = {
  /** Called when the visitor has changed something. */
  touch(): void
  elapsedMs(): number
  lastAttempt(): Attempt | null
  /** Stores the text and its idempotency key before sending. */
  keep(attempt: Attempt): void
  forgetAttempt(): void
  /** Called when the inquiry has arrived: removes everything from the browser. */
  finish(): void
}

/** Restores text typed earlier and keeps the text typed now. */
export function useDraft(
  { form: id, fields }: FormContent,
  formRef: RefObject<HTMLFormElement | null>,
): KeptDraft {
  const { draft, connect } = useMemo(() => {
    const store = createDraftStore(session, id)
    let form: HTMLFormElement | null = null
    let timer: ReturnType<typeof setTimeout> | undefined

    function cancel(): void {
      clearTimeout(timer)
      timer = undefined
    }
    function save(): void {
      cancel()
      if (form) store.update({ values: readStates(controlsOf(form, fields)) })
    }
    function saveWaiting(): void {
      if (timer !== undefined) save()
    }
    function start(at: number): void {
      if (store.read().startedAt !== null) return
      store.update({ startedAt: at })
      track({ name: 'form_started', form: id })
    }

    const kept: KeptDraft = {
      touch() {
        start(Date.now())
        cancel()
        timer = setTimeout(save, limits.inquiry.draftDelayMs)
      },
      elapsedMs: () => Math.round(Date.now() - (store.read().startedAt ?? performance.timeOrigin)),
      lastAttempt: () => store.read().attempt,
      keep(attempt) {
        save()
        store.update({ attempt })
      },
      forgetAttempt: () => store.update({ attempt: null }),
      finish() {
        cancel()
        store.clear()
      },
    }

    return {
      draft: kept,
      connect(element: HTMLFormElement): () => void {
        form = element
        const controls = controlsOf(element, fields)
        const states = readStates(controls)
        for (const [name, value] of Object.entries(restorable(store.read(), states))) {
          const control = controls.get(name)
          if (control) fillIn(control, value)
        }
        // Text typed before hydration: the page's start is the closest known time.
        if (Object.values(states).some(({ value, initial }) => value !== initial)) {
          start(performance.timeOrigin)
          save()
        }
        addEventListener('pagehide', saveWaiting)
        return () => {
          removeEventListener('pagehide', saveWaiting)
          saveWaiting()
          form = null
        }
      },
    }
  }, [id, fields])

  useEffect(() => (formRef.current ? connect(formRef.current) : undefined), [connect, formRef])

  return draft
}
