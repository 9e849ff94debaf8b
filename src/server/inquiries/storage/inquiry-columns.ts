import type { InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'

/** The tables that hold what was filled in, one row for each inquiry. */
export const inquiryTables = [
  'contact_submissions',
  'partnership_inquiries',
  'quote_requests',
  'gate_leads',
] as const
type InquiryTable = (typeof inquiryTables)[number]

/** The table and columns of each form's fields, in the order a reader expects. */
type Storage = { readonly table: InquiryTable; readonly columns: Readonly<Record<string, string>> }

const short = { name: 'name', email: 'email', organization: 'organization', message: 'message' }
const full = {
  name: 'name',
  email: 'email',
  company: 'company',
  organization: 'organization',
  phone: 'phone',
  projectType: 'project_type',
  budget: 'budget',
  timeline: 'timeline',
  message: 'message',
}
const inquiry: Storage = { table: 'contact_submissions', columns: full }

export const inquiryStorage: Readonly<Record<InquiryFormId, Storage>> = {
  contact: inquiry,
  consultation: inquiry,
  podcast: inquiry,
  legacy: inquiry,
  conference: inquiry,
  supporter: { table: 'contact_submissions', columns: short },
  help: {
    table: 'contact_submissions',
    columns: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      message: 'message',
      conversation: 'conversation',
    },
  },
  partnership: {
    table: 'partnership_inquiries',
    columns: {
      name: 'contact_name',
      email: 'email',
      organization: 'organization_name',
      message: 'message',
    },
  },
  qualification: {
    table: 'partnership_inquiries',
    columns: {
      organizationName: 'organization_name',
      contactName: 'contact_name',
      email: 'email',
      phone: 'phone',
      organizationType: 'organization_type',
      youthPrograms: 'youth_programs',
      currentChallenges: 'current_challenges',
      budget: 'budget',
      timeline: 'timeline',
    },
  },
  religious: {
    table: 'partnership_inquiries',
    columns: {
      organizationName: 'organization_name',
      contactName: 'contact_name',
      email: 'email',
      phone: 'phone',
      organizationType: 'organization_type',
      hasYouthPrograms: 'youth_programs',
      primaryChallenges: 'current_challenges',
      approximateBudget: 'budget',
      implementationTimeline: 'timeline',
    },
  },
  quote: {
    table: 'quote_requests',
    columns: {
      firstName: 'first_name',
      lastName: 'last_name',
      company: 'company',
      email: 'email',
      phone: 'phone',
      projectDate: 'project_date',
      duration: 'duration',
      projectType: 'project_type',
      equipmentNeeded: 'equipment_needed',
      additionalDetails: 'additional_details',
      selection: 'selection',
    },
  },
  leadGate: { table: 'gate_leads', columns: { email: 'email', phone: 'phone', company: 'company' } },
}
