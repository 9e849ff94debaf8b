import { expect, test } from 'vitest'
import { listLicenses, unaccepted, writeLicenses } from './list-licenses.ts'

const shipped = await listLicenses()

test('everything we ship has terms that were accepted', () => {
  expect(unaccepted(shipped)).toEqual([])
  expect(unaccepted([{ name: 'other 1.0.0', license: 'GPL-3.0', text: '' }])).toEqual([
    'other 1.0.0: GPL-3.0',
  ])
})

test('the list has the notices of what browsers get', () => {
  const text = writeLicenses(shipped)
  for (const name of ['react', 'react-dom', 'sonner', '@supabase/auth-js', 'hono', 'pg'])
    expect(shipped.find((each) => each.name.startsWith(`${name} `))?.text, name).not.toBe('')
  expect(text).toContain('Permission is hereby granted, free of charge')
})
