import { phoneHref } from '../../../content/company/company.ts'
import { Button, ButtonLink } from '../../../ui/control/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import styles from './no-connection.module.css'

type NoConnectionProps = {
  words: {
    readonly title: string
    readonly text: string
    readonly retry: string
    readonly call: (phone: string) => string
  }
  lang?: string | undefined
  onRetry: () => void
}

/** In place of something that cannot be loaded now. The live region around it has it read aloud. */
export function NoConnection({ words, lang, onRetry }: NoConnectionProps) {
  const { company } = useFacts()
  return (
    <div className={styles.notice} lang={lang}>
      <p className={styles.title}>
        <Icon name="alert" /> {words.title}
      </p>
      <p>{words.text}</p>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
        <ButtonLink variant="quiet" size="small" href={phoneHref(company)}>
          {words.call(company.phone)}
        </ButtonLink>
      </div>
    </div>
  )
}
