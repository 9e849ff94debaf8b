import type { KeyboardEvent } from 'react'

/** Props for a link that acts as a button once scripts run: gives it the button role and the space key. */
export const linkAsButton = {
  ref: (link: HTMLAnchorElement | null): void => link?.setAttribute('role', 'button'),
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  },
}
