import { fieldText } from '../../../../content/account/account.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'

type EmailFieldProps = { defaultValue: string; error: string | undefined }

/** `autoComplete` is `username`, because password managers identify the account by it. */
export function EmailField({ defaultValue, error }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label={fieldText.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={defaultValue}
      error={error}
    />
  )
}
