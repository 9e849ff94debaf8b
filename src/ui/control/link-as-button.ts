import type { KeyboardEvent } from 'react'

/** For a link that does more than lead somewhere once scripts are here: it then is a button, and says so. */
export const linkAsButton = {
  ref: (link: HTMLAnchorElement | null): void => link?.setAttribute('role', 'button'),
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  },
}
