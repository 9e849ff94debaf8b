import { callToast } from '../../../content/company/call-link.ts'
import { phoneHref } from '../../../content/company/company.ts'
import { ButtonLink, type ButtonLinkProps } from '../../../ui/control/button.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

/** Dials the company. On a desktop nothing visible may happen, so a toast confirms the click. */
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
