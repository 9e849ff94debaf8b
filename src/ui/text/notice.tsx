import type { ReactNode } from 'react'
import { Icon, type IconName } from '../media/icon.tsx'
import styles from './notice.module.css'

const icons = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'stop',
} as const satisfies Record<string, IconName>

export type NoticeProps = {
  tone?: keyof typeof icons | undefined
  title?: ReactNode
  /** For a notice that appears after the page has loaded. It is read aloud; an error interrupts. */
  live?: boolean | undefined
  action?: ReactNode
  children?: ReactNode
}

export function Notice({ tone = 'info', title, live = false, action, children }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-notice={tone}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  )
}
