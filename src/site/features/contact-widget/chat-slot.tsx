import { type ComponentType, useEffect, useState } from 'react'
import { contactCardText } from '../../../content/chat/contact-card.ts'
import type { ChatPanelProps } from './chat-panel.tsx'
import { NoConnection } from './no-connection.tsx'
import { withConnection } from './with-connection.ts'

type ChatSlotProps = ChatPanelProps & {
  /** The chat's code is loaded when it is first shown. */
  shown: boolean
}

export function ChatSlot({ shown, ...props }: ChatSlotProps) {
  const [Chat, setChat] = useState<ComponentType<ChatPanelProps> | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!shown || Chat || failed) return
    withConnection(() => import('./chat-panel.tsx')).then(
      ({ ChatPanel }) => setChat(() => ChatPanel),
      () => setFailed(true),
    )
  }, [shown, Chat, failed])

  if (Chat) return <Chat {...props} />
  if (!failed) return null
  return (
    <div role="status">
      <NoConnection words={contactCardText.chatUnavailable} onRetry={() => setFailed(false)} />
    </div>
  )
}
