import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { contactCardText as text } from '../../../content/chat/contact-card.ts'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { tabStorage } from '../../../ui/storage/browser-storage.ts'
import { track } from '../../analytics/track.ts'
import { ChatSlot } from './chat-slot.tsx'
import styles from './contact-card.module.css'
import { ContactPanel } from './contact-panel.tsx'
import { standAside } from './stand-aside.ts'
import { type ContactTab, readTab, writeFields } from './stored-fields.ts'

export type ContactCardProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  returnFocus: RefObject<HTMLElement | null>
}

const tabIds = { contact: 'support-contact', chat: 'support-chat' } as const

/** Not modal: the visitor can keep reading while it is open. Its content is rendered on the first opening. */
export function ContactCard({ open, onOpenChange, returnFocus }: ContactCardProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [tab, setTab] = useState<ContactTab>(() => readTab(tabStorage()))
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)

  useEffect(() => {
    const card = ref.current
    if (!open || !card) return
    if (!card.open) card.show()
    // Focus on the title has it read aloud. Focus on a field would bring up a phone's keyboard.
    title.current?.focus({ preventScroll: true })
    const stop = standAside(card, () => onOpenChange(false))
    return () => {
      stop()
      const { activeElement } = document
      const lost = activeElement === document.body || card.contains(activeElement)
      if (card.open) card.close()
      if (lost) returnFocus.current?.focus({ preventScroll: true })
    }
  }, [open, onOpenChange, returnFocus])

  const chatting = open && tab === 'chat'
  useEffect(() => {
    if (chatting) track({ name: 'chat_opened' })
  }, [chatting])

  function select(selected: ContactTab): void {
    setTab(selected)
    writeFields(tabStorage(), { tab: selected })
  }

  const close = () => onOpenChange(false)
  return (
    <dialog
      ref={ref}
      className={styles.card}
      data-tone="stage"
      aria-labelledby={opened ? id : undefined}
      closedby="closerequest"
      onClose={(event) => {
        if (!event.currentTarget.open && open) close()
      }}
    >
      {opened ? (
        <>
          <div className={styles.head}>
            <div className={styles.heading}>
              <p className={`slate ${styles.slate}`}>{text.slate}</p>
              <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
                {text.title}
              </h2>
            </div>
            <div className={styles.grille} aria-hidden="true" />
            <IconButton icon="close" label={text.close} onClick={close} />
          </div>
          <div className={styles.body}>
            <Tabs
              label={text.tabs.label}
              selectedId={tabIds[tab]}
              onSelect={(selected) => select(selected === tabIds.chat ? 'chat' : 'contact')}
              items={[
                {
                  id: tabIds.contact,
                  label: text.tabs.contact.label,
                  note: <Channel name={text.tabs.contact.channel} />,
                  content: <ContactPanel />,
                },
                {
                  id: tabIds.chat,
                  label: text.tabs.chat.label,
                  note: <Channel name={text.tabs.chat.channel} />,
                  content: <ChatSlot shown={chatting} onLeave={close} />,
                },
              ]}
            />
          </div>
        </>
      ) : null}
    </dialog>
  )
}

/** An intercom's channel key; it only repeats the label. */
function Channel({ name }: { name: string }) {
  return (
    <span className={styles.channel} aria-hidden="true">
      {name}
    </span>
  )
}
