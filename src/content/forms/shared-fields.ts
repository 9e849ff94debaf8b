import * as limits from '../../domain/limits.ts'
import type { FieldContent } from './form-content.ts'
import { choices } from './option-labels.ts'

/** Fields that several forms ask for in the same words. */
const lengths = limits.fields

export const fullName: FieldContent = {
  name: 'name',
  kind: 'text',
  label: 'Full Name',
  required: true,
  autoComplete: 'name',
  maxLength: lengths.nameMax,
  width: 'half',
}

export const contactName: FieldContent = { ...fullName, name: 'contactName', label: 'Contact Name' }

export const email: FieldContent = {
  name: 'email',
  kind: 'email',
  label: 'Email',
  required: true,
  autoComplete: 'email',
  maxLength: lengths.emailMax,
  width: 'half',
}

export const phone: FieldContent = {
  name: 'phone',
  kind: 'tel',
  label: 'Phone',
  required: false,
  autoComplete: 'tel',
  maxLength: lengths.phoneMax,
  width: 'half',
}

export const company: FieldContent = {
  name: 'company',
  kind: 'text',
  label: 'Company',
  required: false,
  autoComplete: 'organization',
  maxLength: lengths.companyMax,
  width: 'half',
}

export const organization: FieldContent = {
  name: 'organization',
  kind: 'text',
  label: 'Organization',
  required: false,
  autoComplete: 'organization',
  maxLength: lengths.organizationMax,
  width: 'full',
}

export const organizationName: FieldContent = {
  ...organization,
  name: 'organizationName',
  label: 'Organization Name',
  required: true,
  width: 'half',
}

export const timeline: FieldContent = {
  name: 'timeline',
  kind: 'text',
  label: 'Timeline',
  required: false,
  maxLength: lengths.shortTextMax,
  width: 'full',
}

export const message: FieldContent = {
  name: 'message',
  kind: 'textarea',
  label: 'Message',
  required: false,
  maxLength: lengths.messageMax,
  width: 'full',
}

type Choice = Pick<FieldContent, 'name' | 'label' | 'required'> & {
  readonly values: Parameters<typeof choices>[0]
}

export function select({ name, label, required, values }: Choice): FieldContent {
  return {
    name,
    kind: 'select',
    label,
    required,
    options: choices(values),
    placeholder: 'Choose one',
    width: 'half',
  }
}

export function projectType(values: Choice['values']): FieldContent {
  return select({ name: 'projectType', label: 'Project Type', required: true, values })
}

export function budget(values: Choice['values']): FieldContent {
  return select({ name: 'budget', label: 'Budget Range', required: true, values })
}
