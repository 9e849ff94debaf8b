import { useRef } from 'react'
import { linkText } from '../../../../content/account/account-steps.ts'
import { followLink, type PressedLink } from '../later-acts.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useAccountForm } from '../use-account-form.ts'
import { AccountForm } from './account-form.tsx'
import { TextButton } from './text-button.tsx'

type LinkViewProps = { flow: AccountFlow; link: Pick<PressedLink, 'link' | 'tokenHash'> }

/** Mail programs open links on their own, so a link is used up only when its button is pressed. */
export function LinkView({ flow, link }: LinkViewProps) {
  const words = linkText[link.link]
  const use = useRef<PressedLink['link']>(link.link)
  const state = useAccountForm({}, () => {
    const asked = use.current
    use.current = link.link
    return followLink(flow, { ...link, link: asked })
  })
  return (
    <AccountForm
      state={state}
      submit={words.submit}
      pending={words.pending}
      aside={
        'instead' in words ? (
          <TextButton
            type="submit"
            onClick={() => {
              use.current = 'magiclink'
            }}
          >
            {words.instead}
          </TextButton>
        ) : null
      }
    />
  )
}
