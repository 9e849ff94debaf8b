import { expect, type Locator, type Page } from '@playwright/test'
import { conferenceTeaser } from '../../../src/content/corporate-conferences/teaser.ts'
import { conferenceForm } from '../../../src/content/forms/conference-form.ts'
import { consultationForm } from '../../../src/content/forms/consultation-form.ts'
import { contactForm } from '../../../src/content/forms/contact-form.ts'
import type { FormContent } from '../../../src/content/forms/form-content.ts'
import { leadGateForm } from '../../../src/content/forms/lead-gate-form.ts'
import { legacyForm } from '../../../src/content/forms/legacy-form.ts'
import { partnershipForm } from '../../../src/content/forms/partnership-form.ts'
import { podcastForm } from '../../../src/content/forms/podcast-form.ts'
import { qualificationForm } from '../../../src/content/forms/qualification-form.ts'
import { quoteForm } from '../../../src/content/forms/quote-form.ts'
import { religiousForm } from '../../../src/content/forms/religious-form.ts'
import { supporterForm } from '../../../src/content/forms/supporter-form.ts'
import type { InquiryFormId } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'

/** Where a visitor finds a form. */
export type FormPlace = {
  readonly content: FormContent
  readonly path: string
  /** Opens the form, where a visitor has to press something first. */
  readonly open?: (page: Page) => Promise<void>
}

/** The control is a link until its section's scripts start, which happens when it comes into view. */
const press = (name: string) => async (page: Page) => {
  const main = page.getByRole('main')
  const link = main.getByRole('link', { name, exact: true })
  const button = main.getByRole('button', { name, exact: true })
  await button.or(link).first().scrollIntoViewIfNeeded()
  await button.first().click()
}

/** Every form of the site. */
export const formPlaces: readonly FormPlace[] = [
  { content: contactForm, path: contactFormHref },
  { content: consultationForm, path: '/', open: press('Get Your Free Consultation') },
  {
    content: partnershipForm,
    path: '/',
    open: (page) => page.getByText('Become a Partner').click(),
  },
  { content: qualificationForm, path: `${pagePaths.religiousPartnership}#rfp-form` },
  { content: religiousForm, path: pagePaths.religiousPartnership, open: press('Apply for Partnership') },
  { content: quoteForm, path: pagePaths.quote },
  {
    content: leadGateForm,
    path: pagePaths.corporateConferences,
    open: press(conferenceTeaser.packages.action),
  },
  { content: supporterForm, path: pagePaths.magroseSupport, open: press('Become a Supporter') },
  { content: podcastForm, path: pagePaths.podcastConsultation, open: press('Book a Consultation') },
  { content: legacyForm, path: pagePaths.legacy, open: press('Reserve Your Legacy Session') },
  { content: conferenceForm, path: pagePaths.corporateConferences },
]

export function placeOf(form: InquiryFormId): FormPlace {
  const place = formPlaces.find(({ content }) => content.form === form)
  if (!place) throw new Error(`There is no place for ${form}`)
  return place
}

/** Opens the form if necessary and waits until its scripts are running. */
export async function reachForm(page: Page, { content, open }: FormPlace): Promise<Locator> {
  const form = page.locator(`form[data-inquiry="${content.form}"]`)
  await open?.(page)
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-enhanced', 'true')
  return form
}
