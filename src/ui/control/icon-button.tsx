import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import corners from '../layout/corners.module.css'
import { Icon, type IconName } from '../media/icon.tsx'
import styles from './icon-button.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** Read aloud, and shown as a tooltip by the browser. */
  label: string
  size?: 'regular' | 'small' | undefined
}

export function IconButton({
  icon,
  label,
  size = 'regular',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, corners.corners, className)}
      data-size={size}
    >
      <Icon name={icon} />
    </button>
  )
}
