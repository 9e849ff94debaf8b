import { pagePaths } from '../../../src/routes.ts'
import { expect, test } from '../../support/site-test.ts'

/** All dialogs except the consultation, which a journey in `tests/e2e` opens. */
const dialogs = [
  { path: pagePaths.religiousPartnership, opener: 'Apply for Partnership', title: 'Apply for Partnership' },
  { path: pagePaths.magroseSupport, opener: 'Become a Supporter', title: 'Join Our Supporter Community' },
  {
    path: pagePaths.podcastConsultation,
    opener: 'Book a Consultation',
    title: 'Transform Your Content Creation',
  },
  { path: pagePaths.legacy, opener: 'Reserve Your Legacy Session', title: 'Reserve Your Legacy Session' },
]

for (const { path, opener, title } of dialogs) {
  test(`${path}: "${opener}" opens "${title}", and focus returns to it`, async ({ page, visit }) => {
    await visit(path)
    const button = page.getByRole('main').getByRole('button', { name: opener })
    await button.press('Space')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.locator('form')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}
