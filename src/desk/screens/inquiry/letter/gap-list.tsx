import { letterWords } from '../../../../content/desk/letter.ts'
import { type Gap, written } from '../../../../domain/desk/placeholders.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import styles from './letter-form.module.css'

const words = letterWords.gaps

/** A gap, and the field that has it. */
export type LetterGap = Gap & { readonly field: 'subject' | 'letter' }

/** The gaps of a letter that are still open; each leads to its place. */
export function GapList({ gaps, onGo }: { gaps: readonly LetterGap[]; onGo: (gap: LetterGap) => void }) {
  if (gaps.length === 0) return null
  return (
    <Notice tone="warning" live title={words.title}>
      <p>{words.text}</p>
      <p className={styles.gaps}>
        {gaps.map((gap) => (
          <Button
            key={`${gap.field} ${gap.from}`}
            size="small"
            variant="quiet"
            className={styles.gap}
            aria-label={words.go(gap.name)}
            onClick={() => onGo(gap)}
          >
            {written(gap.name)}
          </Button>
        ))}
      </p>
    </Notice>
  )
}
