import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { notificationsText } from '../../../content/shell/shell.ts'
import * as limits from '../../../domain/limits.ts'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { onTopLayerChange, raise } from '../top-layer.ts'
import { playSound } from '../ui-sounds.ts'
import { settleSwipeOf } from './toast-swipe.ts'
import styles from './toaster.module.css'
import type { Toast } from './toasts.ts'
// After our styles, where sonner would inject its own: see vite.config.ts.
import 'sonner/dist/styles.css'

const { durationMs, visible, gapPx } = limits.toast
/** The width at which sonner switches to its phone layout. */
const phoneQuery = '(max-width: 600px)'
const icons = { success: 'check', error: 'alert', info: 'info' } as const

/** Mounts the toaster outside the application, so toasts survive a page change. */
export function mountToaster(): (toast: Toast) => void {
  const layer = document.createElement('div')
  layer.className = styles.layer ?? ''
  layer.dataset.tone = 'stage'
  layer.popover = 'manual'
  layer.addEventListener('pointerup', settleSwipeOf, true)
  keepOnTop(layer)
  createRoot(layer).render(<Captions />)
  return (toast) => {
    sonner.custom((id) => <Caption toast={toast} onDismiss={() => sonner.dismiss(id)} />)
    if (toast.kind === 'success') playSound('confirm')
  }
}

/** At the top on phones, because the keyboard covers the bottom. */
function Captions() {
  const phone = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(phoneQuery)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(phoneQuery).matches,
  )
  return (
    <Toaster
      position={phone ? 'top-center' : 'bottom-left'}
      expand
      duration={durationMs}
      visibleToasts={visible}
      gap={gapPx}
      swipeDirections={['left', 'right', phone ? 'top' : 'bottom']}
      offset={{ bottom: 'var(--toast-edge)', left: 'var(--toast-edge)' }}
      mobileOffset={{ top: 'var(--toast-top)', left: 'var(--space-4)', right: 'var(--space-4)' }}
      containerAriaLabel={notificationsText.region}
      toastOptions={{ classNames: { toast: styles.toast ?? '' } }}
    />
  )
}

function Caption({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { kind, title, description } = toast
  return (
    <div className={styles.caption} data-kind={kind}>
      <Icon name={icons[kind]} className={styles.mark} />
      {/* The region around it is polite; an error must interrupt. */}
      <div className={styles.words} role={kind === 'error' ? 'alert' : undefined}>
        <p className={styles.title}>{title}</p>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      <IconButton icon="close" size="small" label={notificationsText.dismiss} onClick={onDismiss} />
    </div>
  )
}

/**
 * A modal dialog makes everything outside it inert, including live regions. So the layer moves into the open
 * dialog, is raised above it, and moves out with its toasts when the dialog closes or is removed.
 */
function keepOnTop(layer: HTMLElement) {
  function place() {
    const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (layer.parentElement !== host) move(layer, host)
    raise(layer)
  }
  onTopLayerChange(place, (element) => element === layer || element.getAttribute('aria-hidden') === 'true')
  new MutationObserver(() => {
    if (!layer.isConnected) place()
  }).observe(document.body, { childList: true, subtree: true })
  place()
}

/** Keeps running animations and timers in browsers that can move a node without removing it first. */
function move(layer: HTMLElement, host: Element) {
  if (layer.isConnected && 'moveBefore' in host) host.moveBefore(layer, null)
  else host.append(layer)
}
