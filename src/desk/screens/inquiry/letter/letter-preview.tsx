import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { shellWords } from '../../../../content/desk/desk.ts'
import { letterWords } from '../../../../content/desk/letter.ts'
import { sizeText } from '../../../../domain/desk/attachments.ts'
import type { ReplyDraft } from '../../../../domain/desk/letters.ts'
import { deskPath } from '../../../../routes.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { CallSheet } from '../../../../ui/layout/call-sheet.tsx'
import { Skeleton } from '../../../../ui/layout/skeleton.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { letterCalls } from '../../../calls/letter-calls.ts'
import { counts, type LetterFile } from './letter-file.ts'
import styles from './letter-preview.module.css'

const words = letterWords.preview

type LetterPreviewProps = {
  reference: string
  draft: ReplyDraft
  files: readonly LetterFile[]
  onClose: () => void
  onSend: () => void
}

/** The letter as its reader will get it, made by the server as it makes the mail. */
export function LetterPreview({ reference, draft, files, onClose, onSend }: LetterPreviewProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['preview', reference, draft],
    queryFn: () => letterCalls.preview(reference, draft),
    gcTime: 0,
  })
  const sent = files.filter(counts)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={words.title}
      slate={words.slate}
      closeLabel={shellWords.close}
      footer={
        <div className={styles.foot}>
          <Button
            onClick={() => {
              onClose()
              onSend()
            }}
          >
            {letterWords.send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.back}
          </Button>
        </div>
      }
    >
      {data ? (
        <div className={styles.preview}>
          <CallSheet
            rows={[
              { label: words.from, value: `${data.from.name} <${data.from.address}>` },
              { label: words.to, value: data.to },
              { label: words.subject, value: data.subject },
              ...(sent.length > 0
                ? [
                    {
                      label: words.files,
                      value: (
                        <ul>
                          {sent.map(({ id, name, bytes }) => (
                            <li key={id}>{`${name} (${sizeText(bytes)})`}</li>
                          ))}
                        </ul>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          <Paper html={data.html} />
        </div>
      ) : error ? (
        <Notice tone="error" live action={<Button onClick={() => void refetch()}>{words.again}</Button>}>
          {words.failed}
        </Notice>
      ) : (
        <Skeleton label={words.loading} variant="row" count={6} />
      )}
    </Dialog>
  )
}

/**
 * A page of its own, whose policy allows a letter's styles and nothing else; our own policy would take the styles away.
 * No script runs in it.
 */
function Paper({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)

  function write(): void {
    const page = frame.current?.contentDocument
    if (!page) return
    page.documentElement.innerHTML = html
    // A preview leads nowhere.
    for (const link of page.querySelectorAll('a')) link.removeAttribute('href')
    stretch()
  }

  /** As high as the letter, so that only the dialog scrolls. */
  function stretch(): void {
    const { current } = frame
    const height = current?.contentDocument?.body?.offsetHeight
    if (current && height) current.style.blockSize = `${height}px`
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stays the same element, so one observer is enough
  useEffect(() => {
    const watching = new ResizeObserver(stretch)
    if (frame.current) watching.observe(frame.current)
    return () => watching.disconnect()
  }, [])

  return (
    <iframe
      ref={frame}
      className={styles.paper}
      title={words.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the dialog scrolls, and without it the keyboard could not
      tabIndex={0}
      sandbox="allow-same-origin"
      src={`${deskPath}/paper`}
      onLoad={write}
    />
  )
}
