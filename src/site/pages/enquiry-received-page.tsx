import { enquiryReceived } from '../../content/pages/enquiry-received.ts'
import { BridgeArt } from '../sections/bridge-art.tsx'
import { NextSteps } from '../sections/enquiry/next-steps.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = enquiryReceived

export function Page() {
  return (
    <>
      <Opening content={content} art={<BridgeArt path={content.path} />} size="brief" />
      <NextSteps />
    </>
  )
}
