import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeWords } from '../../content/desk/changes.ts'
import { deliveryWords } from '../../content/desk/deliveries.ts'
import { canReplay } from '../../domain/desk/deliveries.ts'
import * as limits from '../../domain/limits.ts'
import { type Delivery, deskCalls } from '../calls/desk-calls.ts'
import { troubleKind } from '../calls/trouble.ts'
import { tell } from '../changes/notices.ts'
import { patchDeliveries, undeliveredCountQuery } from '../queries/delivery-queries.ts'
import { sessionEnded } from '../session/session-ended.ts'
import { useMay } from '../shell/me-context.ts'

/** Sends again what may be sent again, some at a time, and says how it went. */
export function useReplay(deliveries: readonly Delivery[]) {
  const queries = useQueryClient()
  const allowed = useMay('replayDelivery')
  const [pending, setPending] = useState(false)
  const able = allowed ? deliveries.filter(({ channel, state }) => canReplay(channel, state)) : []

  async function replay(): Promise<void> {
    if (pending) return
    setPending(true)
    const waiting = [...able]
    const failures: unknown[] = []
    const work = async () => {
      for (let delivery = waiting.shift(); delivery; delivery = waiting.shift()) {
        try {
          await deskCalls.replay(delivery)
          patchDeliveries(queries, [{ ...delivery, state: 'waiting', nextTryAt: null, finishedAt: null }])
        } catch (error) {
          failures.push(error)
        }
      }
    }
    await Promise.all(Array.from({ length: limits.desk.changesAtOnce }, work))
    const changed = [['inquiry'], undeliveredCountQuery.queryKey]
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })))
    setPending(false)
    if (failures.length > 0) return tellFailure(failures, able.length)
    if (able.length > 1) return tell(deliveryWords.manySentAgain(able.length))
    tell(able[0]?.state === 'withheld' ? deliveryWords.sentAnyway : deliveryWords.sentAgain)
  }

  return { able: able.length, replay, pending }
}

function tellFailure(failures: readonly unknown[], of: number): void {
  const kind = troubleKind(failures[0])
  if (kind === 'signed-out') sessionEnded.set(true)
  tell(of === 1 ? changeWords.failed[kind] : changeWords.someFailed(failures.length, of), { tone: 'trouble' })
}
