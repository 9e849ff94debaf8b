import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import corners from '../layout/corners.module.css'
import { Icon, type IconName } from '../media/icon.tsx'
import styles from './button.module.css'

type Look = {
  variant?: 'primary' | 'quiet' | 'plain' | undefined
  size?: 'regular' | 'small' | undefined
  icon?: IconName | undefined
  iconSide?: 'start' | 'end' | undefined
}

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Disables the button and shows `pendingLabel`; the width stays the same. */
    pending?: boolean | undefined
    pendingLabel?: string | undefined
  }

export function Button({
  variant,
  size,
  icon,
  iconSide,
  pending = false,
  pendingLabel,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...look({ variant, size, icon, iconSide }, className)}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
    >
      <Face icon={icon} iconSide={iconSide}>
        {pendingLabel === undefined ? (
          children
        ) : (
          // Both labels share one grid cell, so the button is always as wide as the longer one.
          <span className={styles.labels}>
            <span data-shown={!pending}>{children}</span>
            <span data-shown={pending}>{pendingLabel}</span>
          </span>
        )}
      </Face>
    </button>
  )
}

export type ButtonLinkProps = ComponentProps<'a'> & Look & { href: string }

export function ButtonLink({ variant, size, icon, iconSide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...look({ variant, size, icon, iconSide }, className)}>
      <Face icon={icon} iconSide={iconSide}>
        {children}
      </Face>
    </a>
  )
}

function look({ variant = 'primary', size = 'regular', icon }: Look, className: string | undefined) {
  return {
    className: classNames(styles.button, variant !== 'plain' && corners.corners, className),
    'data-variant': variant,
    'data-size': size,
    'data-icon': icon ? '' : undefined,
  }
}

function Face({
  icon,
  iconSide = 'end',
  children,
}: Pick<Look, 'icon' | 'iconSide'> & { children: ReactNode }) {
  const mark = icon ? (
    <span className={styles.mark} data-side={iconSide}>
      <Icon name={icon} />
    </span>
  ) : null
  return (
    <>
      {iconSide === 'start' ? mark : null}
      <span className={styles.label}>{children}</span>
      {iconSide === 'end' ? mark : null}
    </>
  )
}
