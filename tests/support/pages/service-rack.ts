import { expect, type Page } from '@playwright/test'
import type { services } from '../../../src/content/infrastructure/services.ts'

type Service = (typeof services)[number]

export function rack(page: Page) {
  const section = page.getByRole('region', { name: 'Three services, one rack' })
  const unit = (title: string) => section.locator('li:has(h3)').filter({ hasText: title })
  return { unit, more: (title: string) => unit(title).getByText('Learn More') }
}

/** On the services page: opens a service by mouse and keyboard, and follows its link to the contact form. */
export async function openAndAskAbout(page: Page, { title, detail, ask }: Service): Promise<void> {
  const { pathname } = new URL(page.url())
  const { unit, more } = rack(page)
  const link = unit(title).getByRole('link', { name: ask.label })
  await expect(link).toBeHidden()
  await more(title).click()
  await expect(unit(title).getByText(detail.text)).toBeVisible()
  await expect(link).toHaveAttribute('href', ask.href)
  await more(title).click()
  await expect(link).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(pathname)

  await page.evaluate(() => {
    document.body.dataset.same = 'document'
  })
  await link.click()
  await expect(page).toHaveURL(ask.href)
  const form = page.locator('form[data-inquiry="contact"]')
  await expect(form.getByLabel('Project Type')).toHaveValue('consultation')
  await expect(form.getByLabel('Project Details')).toHaveValue(`${title}: `)
  await expect(form).toBeInViewport()
  await expect(page.locator('body'), 'no page load in between').toHaveAttribute('data-same', 'document')
}
