import { home } from '../../content/pages/home.ts'
import { ContactSection } from '../sections/contact-section.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = home

export function Page() {
  return (
    <>
      <Opening content={content} size="title" />
      <ContactSection />
    </>
  )
}
