import { useState } from 'react'
import { fieldText } from '../../../../content/account/account.ts'
import * as limits from '../../../../domain/limits.ts'
import { IconButton } from '../../../../ui/control/icon-button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'

type PasswordFieldProps = {
  /** True for choosing a new password, false for entering the existing one. */
  chosen: boolean
  label?: string | undefined
  error: string | undefined
}

export function PasswordField({ chosen, label = fieldText.password, error }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      name="password"
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={chosen ? fieldText.passwordHint(limits.account.passwordMin) : undefined}
      error={error}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? fieldText.hide : fieldText.show}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
