import type { Locator } from '@playwright/test'
import { legacyClosing, legacyTerms } from '../../../src/content/legacy/terms.ts'
import { podcastClosing, podcastPackage } from '../../../src/content/podcast-consultation/package.ts'
import { type PagePath, pagePaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { expect, test } from '../../support/site-test.ts'

type PageDialog = {
  readonly path: PagePath
  readonly title: string
  readonly openers: readonly string[]
  readonly expectFilled: (dialog: Locator) => Promise<void>
}

const dialogs: readonly PageDialog[] = [
  {
    path: pagePaths.corporateConferences,
    title: 'See the conference packages',
    openers: ['Open the Packages', 'Unlock the Prices', 'Open the File'],
    expectFilled: (dialog) => expect(dialog.getByLabel('Email')).toBeVisible(),
  },
  {
    path: pagePaths.legacy,
    title: 'Reserve Your Legacy Session',
    openers: ['Reserve Your Legacy Session', legacyTerms.action.label, legacyClosing.actions[0].label],
    expectFilled: (dialog) => expect(dialog.locator('form[data-inquiry="legacy"]')).toBeVisible(),
  },
  {
    path: pagePaths.podcastConsultation,
    title: 'Transform Your Content Creation',
    openers: ['Book a Consultation', podcastPackage.action.label, podcastClosing.actions[0].label],
    expectFilled: (dialog) => expect(dialog.locator('form[data-inquiry="podcast"]')).toBeVisible(),
  },
  {
    path: pagePaths.magroseSupport,
    title: 'Join Our Supporter Community',
    openers: ['Become a Supporter', 'Join the Supporters'],
    expectFilled: (dialog) => expect(dialog.getByLabel('Email')).toBeVisible(),
  },
  {
    path: pagePaths.religiousPartnership,
    title: 'Apply for Partnership',
    openers: ['Start Your Application', 'Open the Application'],
    expectFilled: (dialog) => expect(dialog).toContainText('2-3 partnership slots open per year'),
  },
]

for (const { path, title, openers, expectFilled } of dialogs) {
  test(`every opener of "${title}" works by keyboard and gets focus back`, async ({ page, visit }) => {
    await visit(path)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog', { name: title })
    for (const opener of openers) {
      await main.getByText(opener, { exact: true }).scrollIntoViewIfNeeded()
      const button = main.getByRole('button', { name: opener, exact: true })
      await button.press('Enter')
      await expect(dialog).toBeVisible()
      await expectFilled(dialog)
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
  })
}

for (const [path, label, neighbor] of [
  [pagePaths.podcastConsultation, 'Call the Studio', 'Book a Consultation'],
  [pagePaths.podcastConsultation, podcastPackage.call, podcastPackage.action.label],
  [pagePaths.magroseSupport, 'Schedule a Call', 'Become a Supporter'],
] as const) {
  test(`"${label}" on ${path} dials the company and says so`, async ({ page, visit }) => {
    await visit(path)
    const link = page.getByRole('main').getByRole('link', { name: label, exact: true })
    await link.scrollIntoViewIfNeeded()
    // Once the scripts run, this part shows a button; before that, the call is an ordinary link.
    await expect(page.getByRole('main').getByRole('button', { name: neighbor, exact: true })).toBeVisible()
    await expect(link).toHaveAttribute('href', 'tel:+15035550142')
    await link.press('Enter')
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toContainText('Calling Bridgelight Productions')
    await expect(toast).toContainText("We're connecting you now for a consultation.")
    await expect(page).toHaveURL(path)
    await expectNoViolations(page)
  })
}
