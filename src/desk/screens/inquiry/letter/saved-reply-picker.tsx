import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { shellWords } from '../../../../content/desk/desk.ts'
import { letterWords } from '../../../../content/desk/letter.ts'
import type { SavedReplyText } from '../../../../domain/desk/letters.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Skeleton } from '../../../../ui/layout/skeleton.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { savedRepliesQuery } from '../../../queries/letter-queries.ts'
import { Chooser } from '../../../shell/chooser.tsx'

const words = letterWords.saved

type PickerProps = { onClose: () => void; onChoose: (reply: SavedReplyText) => void }

/** Saved replies by their words. */
export function SavedReplyPicker({ onClose, onChoose }: PickerProps) {
  const { data, error, refetch } = useQuery(savedRepliesQuery)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase().split(/\s+/)
  const choices = data
    ?.filter(({ title, text }) => wanted.every((word) => `${title}\n${text}`.toLowerCase().includes(word)))
    .map((reply) => ({ ...reply, label: reply.title, hint: reply.subject }))
  return (
    <Dialog open onOpenChange={onClose} title={words.title} closeLabel={shellWords.close}>
      {data?.length === 0 ? (
        <p>
          {words.none}{' '}
          <Link to="/settings/$section" params={{ section: 'replies' }}>
            {words.write}
          </Link>
        </p>
      ) : choices ? (
        <Chooser
          words={words}
          typed={typed}
          onType={setTyped}
          choices={choices}
          settled
          onChoose={onChoose}
        />
      ) : error ? (
        <Notice tone="error" live action={<Button onClick={() => void refetch()}>{words.again}</Button>}>
          {words.failed}
        </Notice>
      ) : (
        <Skeleton label={words.results} variant="row" count={4} />
      )}
    </Dialog>
  )
}
