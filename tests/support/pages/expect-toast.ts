import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ToastWords } from '../../../src/content/forms/form-content.ts'

export async function expectToast(page: Page, { title, description }: ToastWords): Promise<void> {
  const toasts = page.getByLabel('Notifications')
  await expect(toasts.getByText(title, { exact: true }).first()).toBeVisible()
  if (description) await expect(toasts.getByText(description, { exact: true }).first()).toBeVisible()
}
