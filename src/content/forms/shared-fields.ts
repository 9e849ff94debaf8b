import * as limits from '../../domain/limits.ts'
import type { FieldContent } from './form-content.ts'
import { choices } from './option-labels.ts'

/** Fields that several forms ask for in the same words. */
const lead = limits.lead

export const fullName: FieldContent = {
  name: 'name',
  kind: 'text',
  label: 'Full Name',
  required: true,
  autoComplete: 'name',
  maxLength: lead.nameMax,
  width: 'half',
}

export const contactName: FieldContent = { ...fullName, name: 'contactName', label: 'Contact Name' }

export const email: FieldContent = {
  name: 'email',
  kind: 'email',
  label: 'Email',
  required: true,
  autoComplete: 'email',
  maxLength: lead.emailMax,
  width: 'half',
}

export const phone: FieldContent = {
  name: 'phone',
  kind: 'tel',
  label: 'Phone',
  required: false,
  autoComplete: 'tel',
  maxLength: lead.phoneMax,
  width: 'half',
}

export const company: FieldContent = {
  name: 'company',
  kind: 'text',
  label: 'Company',
  required: false,
  autoComplete: 'organization',
  maxLength: lead.companyMax,
  width: 'half',
}

export const organization: FieldContent = {
  name: 'organization',
  kind: 'text',
  label: 'Organization',
  required: false,
  autoComplete: 'organization',
  maxLength: lead.organizationMax,
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
  maxLength: lead.shortTextMax,
  width: 'full',
}

export const message: FieldContent = {
  name: 'message',
  kind: 'textarea',
  label: 'Message',
  required: false,
  maxLength: lead.messageMax,
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
