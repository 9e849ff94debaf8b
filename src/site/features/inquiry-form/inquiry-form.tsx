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
  /** What fields hold from the start, by name. */
  defaultValues?: Readonly<Record<string, string>> | undefined
  /** What the address of the page fills in, where the visitor has not. */
  preselect?: Preselect | undefined
  onAccepted?: ((result: Accepted) => void) | undefined
  /** What fills in one of the fields together with the visitor. */
  alongside?: Alongside | undefined
  /** What the visitor has told before, for fields that ask for it again. */
  details?: KnownDetails | undefined
  /** How the confirmation shows fields that are more than their text. */
  summary?: Summary | undefined
}

/**
 * A form that posts by itself; once its scripts are here, it is sent and answered in place. While the answer stands
 * there the form is out of sight, with whatever was typed into it meanwhile.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { content, id, defaultValues, preselect, onAccepted, alongside, summary, details } = props
  const inquiry = useInquiry(content, onAccepted, alongside)
  const { formRef, enhanced, pending, errors, failure, received } = inquiry
  // Their effects come after the one that puts the draft back.
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

/** What tells the server which form this is when it is posted without scripts. */
function FormName({ form }: Pick<FormContent, 'form'>) {
  const { formType, subtype } = inquiryForms[form]
  return (
    <>
      <input type="hidden" name="formType" value={formType} />
      <input type="hidden" name="subtype" value={subtype} />
    </>
  )
}

/** Out of sight, but laid out: programs skip what is not displayed. */
function Honeypot() {
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
