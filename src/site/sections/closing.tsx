import { classNames } from '../../ui/class-names.ts'
import { ButtonLink } from '../../ui/control/button.tsx'
import corners from '../../ui/layout/corners.module.css'
import { type LoadDialog, useDialog } from '../../ui/overlay/use-dialog.tsx'
import actions from './actions.module.css'
import styles from './closing.module.css'
import { Section, SectionWords } from './section.tsx'

export type ClosingWords = {
  readonly slate: string
  readonly heading: string
  readonly lead: string
  readonly actions: readonly { readonly label: string; readonly href: string }[]
}

type ClosingProps = {
  words: ClosingWords
  /** The dialog that the first action opens if scripts run. */
  dialog?: LoadDialog | undefined
}

/** The last section of a page: the call to action. */
export function Closing({ words, dialog }: ClosingProps) {
  const first = useDialog(dialog)
  return (
    <>
      <Section name="closing" tone="stage" className={styles.section} frame={styles.frame}>
        <SectionWords
          name="closing"
          slate={words.slate}
          heading={words.heading}
          lead={words.lead}
          className={classNames(styles.words, corners.corners)}
        />
        <ul className={classNames(actions.actions, styles.actions)}>
          {words.actions.map((action, index) => (
            <li key={action.href}>
              <ButtonLink
                {...(index === 0 ? first.opener : undefined)}
                href={action.href}
                variant={index === 0 ? 'primary' : 'quiet'}
              >
                {action.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
      {first.dialog}
    </>
  )
}
