import { useKeys } from '../shell/use-keys.ts'

/** `j` and `k` move the focus along the lines that are drawn. */
export function useMovingFocus(): void {
  const move = (step: number) => {
    const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')]
    const at = lines.findIndex((line) => line.matches(':focus'))
    const next = lines[at === -1 ? (step > 0 ? 0 : lines.length - 1) : at + step]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  useKeys({ j: () => move(1), k: () => move(-1) })
}
