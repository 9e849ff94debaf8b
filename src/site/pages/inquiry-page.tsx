import { inquiry } from '../../content/pages/inquiry.ts'
import { InquiryStatus } from '../features/inquiry-status/inquiry-status.tsx'
import { PersonalOpening } from '../sections/personal-opening.tsx'

export const content = inquiry

export function Page() {
  return (
    <>
      <PersonalOpening content={content} />
      <InquiryStatus />
    </>
  )
}
