import { auditSentence, auditWords } from '../../../src/content/desk/audit.ts'
import { changeWords } from '../../../src/content/desk/changes.ts'
import { shellWords } from '../../../src/content/desk/desk.ts'
import { peopleWords } from '../../../src/content/desk/people.ts'
import { settingsWords } from '../../../src/content/desk/settings.ts'
import * as limits from '../../../src/domain/limits.ts'
import { ownName, staffNames, test } from '../../support/desk-test.ts'
import { freshAddress, isAlive } from '../../support/pages/accounts.ts'
import { createStaff } from '../../support/pages/staff.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { expect } from '../../support/site-test.ts'

for (const width of [390, 1280]) {
  test(`an owner invites, changes a role, ends a session, and finds it all in the log, ${width} px wide`, async ({
    page,
    request,
    staff,
    openDesk,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const name = ownName()
    const email = freshAddress()
    const colleague = await createStaff(request, 'viewer', name)
    const owner = await staff('owner')
    await openDesk('/staff/settings', owner)
    const row = (label: string) => page.getByRole('listitem', { name: label, exact: true })

    await test.step('invites, and withdraws it', async () => {
      const { invite, invitations } = peopleWords
      await page.getByLabel(invite.email, { exact: true }).fill('nobody')
      await page.getByRole('button', { name: invite.submit }).click()
      await expect(page.getByText(invite.invalid)).toBeVisible()
      await page.getByLabel(invite.email, { exact: true }).fill(email)
      await page.getByLabel(peopleWords.role, { exact: true }).selectOption('viewer')
      await page.getByRole('button', { name: invite.submit }).click()
      await expect(row(email)).toContainText(shellWords.roles.viewer)
      await page.getByRole('button', { name: invitations.withdrawOf(email) }).click()
      await expect(row(email)).toHaveCount(0)
      await expect(page.getByText(invitations.withdrawn(email))).toBeVisible()
    })

    await test.step('changes a role and takes it back', async () => {
      const role = page.getByLabel(peopleWords.roleOf(name))
      await role.selectOption('producer')
      await expect(page.getByText(peopleWords.roleChanged(name, 'producer'))).toBeVisible()
      await page.getByRole('button', { name: changeWords.undo }).click()
      await expect(page.getByText(peopleWords.roleChanged(name, 'viewer'))).toBeVisible()
      await expect(role).toHaveValue('viewer')
      const own = row(staffNames.owner).filter({ hasText: peopleWords.you })
      await expect(own).toHaveCount(1)
      await expect(own.getByRole('combobox').or(own.getByRole('button'))).toHaveCount(0)
    })

    await test.step('ends a session, which is over at once', async () => {
      const { sessions } = peopleWords
      await expect(page.getByText(sessions.current)).toHaveCount(1)
      const theirs = page.getByRole('row').filter({ hasText: name })
      const proven = theirs.filter({ hasNotText: sessions.halfway })
      await expect(proven).toHaveCount(1)
      await proven.getByRole('button').click()
      await expect(proven).toHaveCount(0)
      expect(await isAlive(request, colleague.session)).toBe(false)
    })

    await test.step('removes them, after reading what happens', async () => {
      await row(name).getByRole('button', { name: peopleWords.remove, exact: true }).click()
      await expect(row(name).getByText(peopleWords.removing.text(0))).toBeVisible()
      await row(name).getByRole('button', { name: peopleWords.cancel }).click()
      await row(name).getByRole('button', { name: peopleWords.remove, exact: true }).click()
      await row(name).getByRole('button', { name: peopleWords.removing.confirm }).click()
      await expect(row(name)).toHaveCount(0)
    })

    const done = (action: string, detail: object, person: string | null = name) =>
      page.getByRole('listitem').filter({
        hasText: `${staffNames.owner} ${auditSentence({ action, detail: { ...detail }, person })}`,
      })
    await test.step('the log has it', async () => {
      await page.goto('/staff/settings/log')
      await expect(page.getByRole('link', { name: settingsWords.audit })).toBeInViewport()
      await page.getByLabel(auditWords.kind, { exact: true }).selectOption('people')
      await page.getByLabel(auditWords.person, { exact: true }).selectOption({ label: staffNames.owner })
      await expect(done('invited', { email, role: 'viewer' }, null)).toHaveCount(1)
      await expect(done('role_changed', { from: 'viewer', to: 'producer' })).toHaveCount(1)
      await expect(done('session_ended', {})).toHaveCount(1)
      await expect(done('staff_removed', { role: 'viewer' })).toHaveCount(1)
      await page.getByLabel(auditWords.kind, { exact: true }).selectOption('sign-ins')
      await expect(done('session_ended', {})).toHaveCount(0)
    })

    // Once is enough: each time adds a page to the log of the same owner.
    if (width === 1280) return
    await test.step('filters and page of the log are in its address', async () => {
      await page.goBack()
      await expect(done('session_ended', {})).toHaveCount(1)
      await page.getByLabel(auditWords.kind, { exact: true }).selectOption('data')
      await changeSiteDatabase(
        `insert into audit_log (actor_id, action, detail)
         select id, 'export', '{"format":"csv","view":"all"}' from users, generate_series(1, $2::int) where email = $1`,
        [owner.email, limits.desk.pageSize + 1],
      )
      await page.reload()
      const entries = page.getByRole('listitem').filter({ hasText: 'exported inquiries as CSV' })
      await expect(entries).toHaveCount(limits.desk.pageSize)
      await page.getByRole('button', { name: auditWords.earlier }).click()
      await expect(page.getByText(auditWords.end)).toBeInViewport()
      await expect(page).toHaveURL(/person=.*kind=data.*before=/)
      await page.reload()
      await expect(page.getByText(auditWords.end)).toBeVisible()
      await expect(page.getByLabel(auditWords.kind, { exact: true })).toHaveValue('data')
      await page.goBack()
      await expect(entries).toHaveCount(limits.desk.pageSize)
    })
  })
}

test('resetting a second factor says what it does first, and a refusal stands beside the person', async ({
  page,
  request,
  staff,
  openDesk,
  troubles,
}) => {
  troubles.allow(/Status 409: .*\/role/)
  const name = ownName()
  await createStaff(request, 'owner', name)
  const owner = await staff('owner')
  await openDesk('/staff/settings/people', owner)
  const row = page.getByRole('listitem', { name, exact: true })
  await row.getByRole('button', { name: peopleWords.reset }).click()
  await expect(row.getByText(peopleWords.resetting.text)).toBeVisible()
  await row.getByRole('button', { name: peopleWords.resetting.confirm }).click()
  await expect(row).toContainText(peopleWords.noSecondFactor)
  await expect(row.getByRole('button', { name: peopleWords.reset })).toHaveCount(0)

  // Other tests have owners too, so that this one is never the last.
  const said = 'The site needs an owner. Make somebody else an owner first.'
  const answer = { status: 409, json: { ok: false, error: { code: 'last_owner', message: said } } }
  await page.route('**/desk/v1/people/*/role', (route) => route.fulfill(answer))
  await page.getByLabel(peopleWords.roleOf(name)).selectOption('viewer')
  await expect(row.getByRole('alert')).toHaveText(said)
  await expect(page.getByLabel(peopleWords.roleOf(name))).toHaveValue('owner')
  await page.unroute('**/desk/v1/people/*/role')
  await page.getByLabel(peopleWords.roleOf(name)).selectOption('viewer')
  await expect(page.getByText(peopleWords.roleChanged(name, 'viewer'))).toBeVisible()
  await expect(row.getByRole('alert')).toHaveCount(0)
})
