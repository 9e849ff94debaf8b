import type { FormContent } from '../../../content/forms/form-content.ts'
import { formKit } from '../../../content/forms/form-kit.ts'
import { inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import type { KnownDetails } from '../../../domain/inquiry/known-details.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import { Confirmation, type Summary } from './confirmation.tsx'
import { InquiryField } from './inquiry-field.tsx'
import styles from './inquiry-form.module.css'
import type { FailureWords } from './sending/outcome-words.ts'
import { type Alongside, useAlongside } from './use-alongside.ts'
import { useDetails } from './use-details.ts'
import { type Accepted, honeypotName, useInquiry } from './use-inquiry.ts'
import { type Preselect, usePreselection } from './use-preselection.ts'

export type InquiryFormProps = {
  content: FormContent
  id?: string | undefined
  /** Initial values, by field name. */
  defaultValues?: Readonly<Record<string, string>> | undefined
  /** Values from the page's address, for fields that the visitor has not filled in. */
  preselect?: Preselect | undefined
  onAccepted?: ((result: Accepted) => void) | undefined
  /** Another part of the page that fills in fields together with the visitor. */
  alongside?: Alongside | undefined
  /** Details that the visitor has given before, for fields that ask for them again. */
  details?: KnownDetails | undefined
  /** The confirmation's display of fields that need more than their text. */
  summary?: Summary | undefined
}

/**
 * A form that posts by itself without scripts; with scripts, it is sent and answered in place. While the
 * confirmation is shown, the form is hidden and keeps the text typed meanwhile.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { content, id, defaultValues, preselect, onAccepted, alongside, summary, details } = props
  const inquiry = useInquiry(content, onAccepted, alongside)
  const { formRef, enhanced, pending, errors, failure, received } = inquiry
  // These effects run after the one that restores the draft.
  useDetails(formRef, content.fields, details, received === null)
  usePreselection(formRef, content.fields, preselect)
  useAlongside(formRef, alongside)
  const { endpoint } = inquiryForms[content.form]

  const form = (
    <form
      ref={formRef}
      id={id}
      className={styles.form}
      method="post"
      action={endpoint}
      noValidate={enhanced}
      data-inquiry={content.form}
      data-enhanced={enhanced || undefined}
      hidden={received !== null}
      onSubmit={inquiry.onSubmit}
      onInput={inquiry.onInput}
      onFocus={inquiry.onFocus}
      onBlur={inquiry.onBlur}
    >
      <FormName form={content.form} />
      <div className={styles.sheet}>
        {content.fields.map((field) => (
          <div key={field.name} className={styles.cell} data-width={field.width}>
            <InquiryField
              field={field}
              defaultValue={defaultValues?.[field.name]}
              error={errors[field.name]}
              enhanced={enhanced}
            />
          </div>
        ))}
      </div>
      <Honeypot />
      <div className={styles.told}>{failure ? <FailureNotice failure={failure} /> : null}</div>
      <div className={styles.foot}>
        <Button
          type="submit"
          className={styles.submit}
          icon="arrow-right"
          pending={pending}
          pendingLabel={content.pending}
        >
          {content.submit}
        </Button>
        <p className={`slate ${styles.note}`}>{formKit.requiredNote}</p>
      </div>
    </form>
  )
  return (
    <>
      {form}
      {received ? (
        <Confirmation
          content={content}
          received={received}
          summary={summary}
          headingRef={inquiry.headingRef}
          onAgain={inquiry.onAgain}
        />
      ) : null}
    </>
  )
}

/** Tells the server which form this is when it is posted without scripts. */
function FormName({ form }: Pick<FormContent, 'form'>) {
  const { formType, subtype } = inquiryForms[form]
  return (
    <>
      <input type="hidden" name="formType" value={formType} />
      <input type="hidden" name="subtype" value={subtype} />
    </>
  )
}

/** Visually hidden but not `display: none`, because bots skip fields that are not displayed. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {formKit.honeypot}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function FailureNotice({ failure: { words, kept } }: { failure: FailureWords }) {
  return (
    <Notice tone="error" live title={words.title}>
      {words.description ? <p>{words.description}</p> : null}
      {kept ? <p className={styles.kept}>{kept}</p> : null}
    </Notice>
  )
}
