import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { savedReplyWords as words } from '../../../../content/desk/letter.ts'
import { savedReplyExamples } from '../../../../content/desk/saved-reply-examples.ts'
import type { SavedReplyText } from '../../../../domain/desk/letters.ts'
import * as limits from '../../../../domain/limits.ts'
import { randomUuid } from '../../../../domain/random-hex.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { EmptyState } from '../../../../ui/layout/empty-state.tsx'
import { letterCalls } from '../../../calls/letter-calls.ts'
import { tell } from '../../../changes/notices.ts'
import { savedRepliesQuery } from '../../../queries/letter-queries.ts'
import { Loaded } from '../loaded.tsx'
import form from '../settings-form.module.css'
import { useSave } from '../use-save.ts'
import styles from './saved-replies.module.css'
import { SavedReplyForm } from './saved-reply-form.tsx'

/** `version` is null for one that is not saved yet. */
export type EditedReply = SavedReplyText & { readonly id: string; readonly version: string | null }
type SavedReply = EditedReply & { readonly version: string }

/** The replies that letters begin with. */
export function SavedRepliesSection() {
  const replies = useQuery(savedRepliesQuery)
  const [edited, setEdited] = useState<EditedReply | null>(null)
  const begin = (text: SavedReplyText) => setEdited({ id: randomUuid(), version: null, ...text })
  if (edited) return <SavedReplyForm key={edited.id} reply={edited} close={() => setEdited(null)} />
  return (
    <div className={form.form}>
      <p className={form.lead}>{words.lead}</p>
      <Loaded query={replies}>
        {(known) => (
          <>
            {known.length === 0 ? (
              <EmptyState headingLevel={3} slate={words.empty.slate} title={words.empty.title}>
                <p>{words.empty.text}</p>
              </EmptyState>
            ) : (
              <List replies={known} edit={setEdited} />
            )}
            {known.length < limits.desk.savedReplies ? (
              <>
                <div className={form.foot}>
                  <Button
                    icon="plus"
                    iconSide="start"
                    onClick={() => begin({ title: '', subject: '', text: '' })}
                  >
                    {words.add}
                  </Button>
                </div>
                <Examples taken={known.map(({ title }) => title)} begin={begin} />
              </>
            ) : (
              <p>{words.tooMany}</p>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function List({ replies, edit }: { replies: readonly SavedReply[]; edit: (reply: SavedReply) => void }) {
  const { save, pending } = useSave(savedRepliesQuery.queryKey)

  async function remove({ id, version, ...text }: SavedReply): Promise<void> {
    const done = words.removed(text.title)
    if (!(await save(() => letterCalls.deleteSavedReply(id, version), done))) return
    tell(done, {
      undo: () => void save(() => letterCalls.saveReply(id, text, null), words.saved(text.title)),
    })
  }

  return (
    <ul className={styles.list} aria-label={words.list}>
      {replies.map((reply) => (
        <li key={reply.id} className={styles.reply}>
          <div className={styles.what}>
            <h3 className={styles.title}>{reply.title}</h3>
            <p className={styles.excerpt}>{reply.text}</p>
          </div>
          <div className={styles.acts}>
            <Button
              size="small"
              variant="quiet"
              aria-label={words.edit(reply.title)}
              onClick={() => edit(reply)}
            >
              {words.editShort}
            </Button>
            <Button
              size="small"
              variant="plain"
              disabled={pending}
              aria-label={words.remove(reply.title)}
              onClick={() => void remove(reply)}
            >
              {words.removeShort}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

type ExamplesProps = { taken: readonly string[]; begin: (text: SavedReplyText) => void }

function Examples({ taken, begin }: ExamplesProps) {
  const offered = savedReplyExamples.filter(({ title }) => !taken.includes(title))
  if (offered.length === 0) return null
  return (
    <section className={styles.examples} aria-labelledby="reply-examples">
      <h3 id="reply-examples" className={`slate ${styles.name}`}>
        {words.examples}
      </h3>
      <p className={form.lead}>{words.examplesHint}</p>
      <div className={form.foot}>
        {offered.map((example) => (
          <Button key={example.title} size="small" variant="quiet" onClick={() => begin(example)}>
            {example.title}
          </Button>
        ))}
      </div>
    </section>
  )
}
