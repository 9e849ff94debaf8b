import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'
import selectStyles from '../../ui/form/select-field.module.css'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './compact-select.module.css'

type CompactSelectProps = Omit<ComponentProps<'select'>, 'className' | 'multiple' | 'size'> & {
  'aria-label': string
}

/** A choice in a row of other things, which say what it is about. */
export function CompactSelect(props: CompactSelectProps) {
  return (
    <span className={styles.place}>
      <select {...props} className={classNames(selectStyles.select, styles.select)} />
      <Icon name="chevron-down" className={classNames(selectStyles.chevron, styles.chevron)} />
    </span>
  )
}
