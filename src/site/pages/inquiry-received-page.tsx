import { inquiryReceived } from '../../content/pages/inquiry-received.ts'
import { NextSteps } from '../sections/inquiry/next-steps.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = inquiryReceived

export function Page() {
  return (
    <>
      <Opening content={content} size="brief" />
      <NextSteps />
    </>
  )
}
