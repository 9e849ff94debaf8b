import { callToast } from '../../../content/call-link.ts'
import { phoneHref } from '../../../content/company.ts'
import { useFacts } from '../../shell/facts-context.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import { ButtonLink, type ButtonLinkProps } from '../../ui/button.tsx'

/** Dials the company. On a desk nothing may seem to happen, so a toast says that it has. */
export function CallLink(props: Omit<ButtonLinkProps, 'href' | 'onClick'>) {
  const { company } = useFacts()
  return (
    <ButtonLink
      {...props}
      href={phoneHref(company)}
      onClick={() => showToast({ kind: 'info', ...callToast(company) })}
    />
  )
}
