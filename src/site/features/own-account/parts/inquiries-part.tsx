import { inquiriesPart as words } from '../../../../content/account/own-account.ts'
import { ButtonLink } from '../../../../ui/control/button.tsx'
import { Part } from './part.tsx'

export function InquiriesPart() {
  return (
    <Part words={words} lead={words.lead}>
      <div>
        <ButtonLink href={words.action.href} variant="quiet" size="small" icon="arrow-right">
          {words.action.label}
        </ButtonLink>
      </div>
    </Part>
  )
}
