import type { Facts } from '../../../content/company/facts.ts'
import type { PageContent } from '../../../content/pages/page-content.ts'
import { jsonLdScript } from '../../../content/structured-data/json-ld.ts'
import { pageData } from '../../../content/structured-data/page.ts'
import { headTags, pageDataId, pageTitle } from '../document/head.ts'

/** Updates the document's head for the new page and returns its title. */
export function syncHead(content: PageContent, facts: Facts): string {
  document.title = pageTitle(content, facts)
  for (const { name, key, attribute, value } of headTags(content, facts)) {
    let tag = document.head.querySelector(`${name}[${key[0]}="${key[1]}"]`)
    if (value === null) tag?.remove()
    else {
      if (!tag) {
        tag = document.createElement(name)
        tag.setAttribute(...key)
        document.head.append(tag)
      }
      tag.setAttribute(attribute, value)
    }
  }
  const script = document.getElementById(pageDataId)
  if (script instanceof HTMLScriptElement) script.text = trustJson(jsonLdScript(pageData(content, facts)))
  return document.title
}

let policy: { createScript(text: string): string } | undefined

/** Browsers treat data in a script element as a script, even if it never runs. Only JSON is accepted. */
function trustJson(text: string): string {
  const rules = { createScript: (json: string) => JSON.stringify(JSON.parse(json)) }
  policy ??= window.trustedTypes?.createPolicy('page-data', rules) ?? rules
  return policy.createScript(text)
}
