import { enquiryReceived } from '../../content/pages/enquiry-received.ts'
import { NextSteps } from '../sections/enquiry/next-steps.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = enquiryReceived

export function Page() {
  return (
    <>
      <Opening content={content} size="brief" />
      <NextSteps />
    </>
  )
}
