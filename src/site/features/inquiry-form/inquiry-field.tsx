import type { FieldContent } from '../../../content/forms/form-content.ts'
import { formKit } from '../../../content/forms/form-kit.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import { DateField } from '../../../ui/form/dates/date-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

type InquiryFieldProps = {
  field: FieldContent
  defaultValue: string | undefined
  error: string | undefined
  /** Once scripts validate the fields, text that is too long gets an error instead of being cut off. */
  enhanced: boolean
}

export function InquiryField({ field, defaultValue, error, enhanced }: InquiryFieldProps) {
  const { name, kind, label, required, autoComplete, hint, maxLength, options, placeholder } = field
  const shared = {
    name,
    label,
    hint,
    error,
    required,
    defaultValue,
    note: required ? undefined : formKit.optional,
  }
  switch (kind) {
    case 'select':
      return (
        <SelectField
          {...shared}
          autoComplete={autoComplete}
          options={options ?? []}
          placeholder={placeholder ?? formKit.choose}
        />
      )
    case 'textarea':
      return (
        <TextArea
          {...shared}
          maxLength={maxLength}
          softLimit={enhanced}
          placeholder={placeholder}
          countLabel={formKit.charactersLeft}
        />
      )
    case 'date':
      return <DateField {...shared} min={() => portlandDay(new Date())} />
    default:
      return (
        <TextField
          {...shared}
          type={kind}
          autoComplete={autoComplete}
          maxLength={enhanced ? undefined : maxLength}
          placeholder={placeholder}
        />
      )
  }
}
