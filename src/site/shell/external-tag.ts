import type { AnalyticsTag } from '../../content/company/facts.ts'
import { createScriptUrls } from '../platform/script-urls.ts'

/** Adds the owner's analytics script to the page. The content security policy allows this policy name. */
export function addExternalTag({ url, data }: AnalyticsTag): void {
  const tagUrl = createScriptUrls('tag-url', ({ href }) => href === new URL(url).href)
  const script = document.createElement('script')
  script.src = tagUrl(url)
  script.async = true
  for (const [name, value] of Object.entries(data)) script.setAttribute(`data-${name}`, value)
  document.head.append(script)
}
