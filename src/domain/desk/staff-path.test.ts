import { expect, test } from 'vitest'
import { isStaffPath } from './staff-path.ts'

test('the desk has every address under its own, and no other', () => {
  for (const path of ['/staff', '/staff/', '/staff/inbox', '/staff/inquiries/AAAAA-10001']) {
    expect(isStaffPath(path)).toBe(true)
  }
  for (const path of ['/', '/staffing', '/a/staff']) expect(isStaffPath(path)).toBe(false)
})
