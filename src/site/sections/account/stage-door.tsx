import { useEffect, useRef } from 'react'
import { accountScripts } from '../../../content/account/account.ts'
import type { PageContent } from '../../../content/pages/page-content.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import { useAccountFlow } from '../../features/account/use-account-flow.ts'
import { AccountView, viewWords } from '../../features/account/views/account-view.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { FormSheet } from '../form-sheet.tsx'
import styles from './stage-door.module.css'

/**
 * The sign-in section: the form's sheet hangs beside the stage door. In the document the sheet comes after
 * the stage, so it has the paper tone; if there is room, it is laid over the stage.
 */
export function StageDoor({ content }: { content: PageContent }) {
  const facts = useFacts()
  const flow = useAccountFlow()
  const heading = useRef<HTMLHeadingElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { name } = flow.view
  const words = viewWords(flow.view)
  const shown = useRef(name)

  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    // A new view starts at its top with its heading read aloud. The code view focuses its field instead.
    const field = name === 'code' ? sheet.current?.querySelector('input') : null
    const next = field ?? heading.current
    next?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [name])

  return (
    <div className={styles.door}>
      <section className={styles.stage} data-tone="stage">
        <Picture
          image={content.lead}
          sizes="(min-width: 64rem) 92rem, 130vw"
          priority
          className={styles.picture}
        />
        <div className={styles.frame}>
          <p className={`slate ${styles.slate}`}>{content.slate}</p>
          <p className={styles.back}>
            {content.actions.map(({ label, href = '' }) => (
              <ButtonLink
                key={label}
                href={href}
                variant="plain"
                size="small"
                icon="arrow-left"
                iconSide="start"
              >
                {label}
              </ButtonLink>
            ))}
          </p>
          <div className={styles.words}>
            <h1 ref={heading} className={styles.heading} tabIndex={-1}>
              {words.heading}
            </h1>
            <p className={styles.summary}>{words.lead ?? content.summary(facts)}</p>
          </div>
        </div>
      </section>
      <div className={styles.desk} data-tone="paper">
        <div ref={sheet} className={styles.sheet}>
          <FormSheet slate={words.sheet}>
            <div className={styles.withoutScripts}>
              <Notice
                title={accountScripts.title}
                action={
                  <ButtonLink href={accountScripts.action.href} size="small">
                    {accountScripts.action.label}
                  </ButtonLink>
                }
              >
                {accountScripts.text}
              </Notice>
            </div>
            <div className={styles.withScripts}>
              <AccountView flow={flow} />
            </div>
          </FormSheet>
        </div>
      </div>
    </div>
  )
}
