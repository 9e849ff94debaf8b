import { describe, expect, it } from 'vitest'
import { createToasts, type Toast } from './toasts.ts'

const first: Toast = { kind: 'info', title: 'First' }
const second: Toast = { kind: 'success', title: 'Second' }
const third: Toast = { kind: 'error', title: 'Third', description: 'With more to say' }

/** Lets every settled promise run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('toasts', () => {
  it('load the toaster only with the first toast', async () => {
    let loads = 0
    const shown: Toast[] = []
    const show = createToasts(
      async () => {
        loads += 1
        return (toast) => shown.push(toast)
      },
      () => undefined,
    )
    expect(loads).toBe(0)
    show(first)
    await settle()
    show(second)
    expect(loads).toBe(1)
    expect(shown).toEqual([first, second])
  })

  it('keep their order while the toaster is loading', async () => {
    const { promise, resolve } = Promise.withResolvers<(toast: Toast) => void>()
    const shown: Toast[] = []
    const show = createToasts(
      () => promise,
      () => undefined,
    )
    show(first)
    show(second)
    expect(shown).toEqual([])
    resolve((toast) => shown.push(toast))
    await settle()
    show(third)
    expect(shown).toEqual([first, second, third])
  })

  it('are shown without the toaster when loading fails, and the next toast tries again', async () => {
    const plain: Toast[] = []
    const shown: Toast[] = []
    let online = false
    const show = createToasts(
      async () => {
        if (!online) throw new Error('offline')
        return (toast) => shown.push(toast)
      },
      (toast) => plain.push(toast),
    )
    show(first)
    show(second)
    await settle()
    expect(plain).toEqual([first, second])
    online = true
    show(third)
    await settle()
    expect(shown).toEqual([third])
    expect(plain).toHaveLength(2)
  })
})
