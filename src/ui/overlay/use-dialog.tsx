import { type ComponentType, type MouseEvent, useState } from 'react'
import { linkAsButton } from '../control/link-as-button.ts'
import { useOnInterest } from '../control/use-on-interest.ts'

export type OpenableProps = { open: boolean; onOpenChange: (open: boolean) => void }

export type LoadDialog = () => Promise<ComponentType<OpenableProps>>

/**
 * A dialog and its opener. Spread `opener` on a link to the page that does the same without scripts, and
 * place `dialog` outside toned sections. The dialog's code is loaded when the pointer or focus reaches the
 * link. Without a `load` function the link stays a plain link.
 */
export function useDialog(load: LoadDialog | undefined) {
  const { Loaded: Dialog, prepare, interest } = useOnInterest(load ?? nothing)
  const [open, setOpen] = useState(false)

  const opener = {
    ...linkAsButton,
    ref: openDialog,
    'data-opener': open ? 'open' : 'shut',
    ...interest,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const link = event.currentTarget
      // Focus must return here after closing, and some browsers do not focus a clicked link.
      link.focus()
      prepare().then(
        () => setOpen(true),
        () => location.assign(link.href),
      )
    },
  }

  return {
    opener: load ? opener : {},
    open,
    dialog: Dialog ? <Dialog open={open} onOpenChange={setOpen} /> : null,
  }
}

const nothing: LoadDialog = () => Promise.reject()

function openDialog(link: HTMLAnchorElement | null): void {
  linkAsButton.ref(link)
  link?.setAttribute('aria-haspopup', 'dialog')
}
