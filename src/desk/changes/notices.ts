import { createCell } from '../state/cell.ts'

/** The line at the lower edge: what was done, and the way back. */
export type DoneNotice = {
  readonly id: number
  readonly text: string
  readonly tone: 'done' | 'trouble'
  readonly undo?: (() => void) | undefined
}

export const notice = createCell<DoneNotice | null>(null)

let last = 0

export function tell(text: string, options: { tone?: DoneNotice['tone']; undo?: () => void } = {}): void {
  last += 1
  notice.set({ id: last, text, tone: options.tone ?? 'done', undo: options.undo })
}
