import { lazy, memo, Suspense, useEffect } from 'react'
import type { EnquiryFormProps } from './enquiry-form.tsx'
import { formStyles } from './form-styles.ts'
import { loadWhenNear } from './load-when-near.ts'

const { load, wake } = loadWhenNear(async () => ({
  default: (await import('./enquiry-form.tsx')).EnquiryForm,
}))

/** In the prerendered page it simply stands there; its code follows when a visitor comes near. */
const Form = import.meta.env.SSR ? (await import('./enquiry-form.tsx')).EnquiryForm : lazy(load)

/**
 * For a form that stands in the page. Its properties should stay the same objects while the page is shown:
 * a change before the code has come would make React draw the form anew and drop what was typed.
 */
export const LazyEnquiryForm = memo(function LazyEnquiryForm(props: EnquiryFormProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Form {...props} />
    </Suspense>
  )
})

/** Only seen where a page was made in the browser: there the form is wanted at once. */
function Waiting() {
  useEffect(wake, [])
  return <div className={formStyles[0].waiting} aria-busy="true" />
}
