import { codeText } from '../../../../content/account/account-steps.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import styles from './account-form.module.css'

type CodeFieldProps = { label?: string | undefined; error: string | undefined }

/** A six-digit code, from an app or an email. */
export function CodeField({ label = codeText.label, error }: CodeFieldProps) {
  return (
    <div className={styles.code}>
      <TextField
        name="code"
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={error}
      />
    </div>
  )
}

export const codeRules = {
  code: (text: string) => (/^\d{6}$/.test(withoutSpaces(text)) ? null : codeText.invalid),
}

/** People copy codes with a space in the middle. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
