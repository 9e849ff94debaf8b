import type { ReactNode } from 'react'
import { coordinates, phoneHref } from '../../content/company/company.ts'
import type { PageContent } from '../../content/pages/page-content.ts'
import { classNames } from '../../ui/class-names.ts'
import { ButtonLink } from '../../ui/control/button.tsx'
import corners from '../../ui/layout/corners.module.css'
import { type LoadDialog, useDialog } from '../../ui/overlay/use-dialog.tsx'
import { CallLink } from '../features/call-link/call-link.tsx'
import { useFacts } from '../platform/facts-context.ts'
import actions from './actions.module.css'
import { LeadPicture } from './lead-picture.tsx'
import styles from './opening.module.css'

type OpeningProps = {
  content: PageContent
  /** `brief` leaves room for the next section on the first screen. */
  size?: 'title' | 'feature' | 'brief'
  /** The dialog that the first action opens if scripts run; otherwise the action is a plain link. */
  dialog?: LoadDialog | undefined
  /** The same for the second action. */
  secondDialog?: LoadDialog | undefined
  /** Decoration between the picture and the text. */
  lights?: ReactNode
  /** Adds our phone number and email address. */
  contact?: boolean
  /** Replaces the summary. */
  children?: ReactNode
}

/** The first section of every page: a slate line, the headline, the offer and the actions. */
export function Opening(props: OpeningProps) {
  const { content, size = 'feature', dialog, secondDialog, lights, contact, children } = props
  const facts = useFacts()
  const { company } = facts
  const first = useDialog(dialog)
  const second = useDialog(secondDialog)
  const openers = [first.opener, second.opener]
  return (
    <>
      <section className={styles.opening} data-tone="stage" data-size={size}>
        <LeadPicture image={content.lead} />
        {lights}
        <div className={classNames(styles.frame, corners.corners)}>
          <p className={`slate ${styles.slate}`}>
            <span>{content.slate}</span>
            <span className={styles.place}>
              {`${company.city}, ${company.region}`}
              <span aria-hidden="true">{` ${coordinates(company)}`}</span>
            </span>
          </p>
          <h1 className={styles.heading}>{content.heading}</h1>
          <div className={styles.offer}>
            <div className={styles.words}>
              {children ?? <p className={styles.summary}>{content.summary(facts)}</p>}
              {contact ? (
                <p className={styles.contact}>
                  <a href={phoneHref(company)}>{company.phone}</a>
                  <a href={`mailto:${company.email}`}>{company.email}</a>
                </p>
              ) : null}
            </div>
            <ul className={actions.actions}>
              {content.actions.map(({ label, href, call }, index) => {
                const variant = index === 0 ? 'primary' : 'quiet'
                return (
                  <li key={label}>
                    {call ? (
                      <CallLink variant={variant}>{label}</CallLink>
                    ) : (
                      <ButtonLink {...openers[index]} href={href} variant={variant}>
                        {label}
                      </ButtonLink>
                    )}
                  </li>
                )
              })}
            </ul>
          </div>
        </div>
      </section>
      {first.dialog}
      {second.dialog}
    </>
  )
}
