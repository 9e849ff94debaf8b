import { chatWords } from '../../../content/help/chat-words.ts'
import type { HelpLanguage } from '../../../domain/help/help.ts'
import styles from './rating.module.css'

type RatingProps = {
  language: HelpLanguage
  helpful: boolean | null
  onRate: (helpful: boolean) => void
}

export function Rating({ language, helpful, onRate }: RatingProps) {
  const words = chatWords[language].rating
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and nothing is sent here
    <div className={styles.rating} role="group" aria-label={words.label}>
      <Thumb pressed={helpful === true} label={words.helpful} onPress={() => onRate(true)} />
      <Thumb down pressed={helpful === false} label={words.unhelpful} onPress={() => onRate(false)} />
    </div>
  )
}

type ThumbProps = { down?: boolean; pressed: boolean; label: string; onPress: () => void }

/** Drawn here and not as one of the icons, which every page of the site loads. */
function Thumb({ down = false, pressed, label, onPress }: ThumbProps) {
  return (
    <button
      type="button"
      className={styles.thumb}
      data-down={down || undefined}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 10.5h3.5V20H4ZM7.5 10.5 11.5 4h1.75l.75 1.25-1 4.5h6.5L18 20H7.5" />
      </svg>
    </button>
  )
}
