import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from 'react'

export type OpenableProps = { open: boolean; onOpenChange: (open: boolean) => void }

export type LoadDialog = () => Promise<ComponentType<OpenableProps>>

/**
 * A dialog and what opens it: spread `opener` on a link to where the same can be done without scripts, and
 * place `dialog` outside toned sections. Its code is loaded at the first sign of interest.
 */
export function useDialog(load: LoadDialog) {
  const [Dialog, setDialog] = useState<ComponentType<OpenableProps> | null>(null)
  const [open, setOpen] = useState(false)
  const prepare = async () => {
    const loaded = await load()
    setDialog(() => loaded)
  }
  // Offline: the click will tell.
  const anticipate = () => void prepare().catch(() => undefined)

  return {
    opener: {
      ref: makeButton,
      'data-wake': true,
      onPointerEnter: anticipate,
      onFocus: anticipate,
      onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
        if (event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.click()
      },
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        const link = event.currentTarget
        // Some browsers do not focus a pressed link, and focus must come back to it.
        link.focus()
        prepare().then(
          () => setOpen(true),
          () => location.assign(link.href),
        )
      },
    },
    open,
    dialog: Dialog ? <Dialog open={open} onOpenChange={setOpen} /> : null,
  }
}

/** Without scripts it is a link; once it opens a dialog it is a button. */
function makeButton(link: HTMLAnchorElement | null): void {
  link?.setAttribute('role', 'button')
  link?.setAttribute('aria-haspopup', 'dialog')
}
