import * as limits from '../../../domain/limits.ts'

export type Toast = {
  readonly title: string
  readonly description?: string | undefined
  readonly kind: 'success' | 'error' | 'info'
}

type Show = (toast: Toast) => void

/** Loads the toaster with the first toast. Toasts raised meanwhile wait and keep their order. */
export function createToasts(load: () => Promise<Show>, showPlainly: Show): Show {
  let show: Show | undefined
  let loading = false
  const waiting: Toast[] = []

  return (toast) => {
    if (show) return show(toast)
    waiting.push(toast)
    if (loading) return
    loading = true
    load()
      .then((loaded) => {
        show = loaded
        return loaded
      })
      // Offline, the chunk cannot load, and the toast may be about exactly that.
      .catch(() => showPlainly)
      .then((speak) => {
        loading = false
        for (const waited of waiting.splice(0)) speak(waited)
      })
  }
}

export const showToast: Show = createToasts(
  async () => (await import('./toaster.tsx')).mountToaster(),
  ({ title, description }) => {
    const box = document.createElement('div')
    box.className = 'plain-toast'
    box.dataset.tone = 'stage'
    box.setAttribute('role', 'alert')
    box.textContent = description ? `${title}. ${description}` : title
    document.body.append(box)
    setTimeout(() => box.remove(), limits.toast.durationMs)
  },
)
