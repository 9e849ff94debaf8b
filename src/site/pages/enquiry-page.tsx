import { enquiry } from '../../content/pages/enquiry.ts'
import { EnquiryStatus } from '../features/enquiry-status/enquiry-status.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = enquiry

export function Page() {
  return (
    <>
      <Opening content={content} size="brief" />
      <EnquiryStatus />
    </>
  )
}
