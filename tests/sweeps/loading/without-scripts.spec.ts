import { pagePaths } from '../../../src/routes.ts'
import { expectWholeDocument } from '../../support/pages/documents.ts'
import { test } from '../../support/reading-test.ts'

test('without scripts, every page is complete from headline to copyright line', async ({ read }) => {
  for (const path of Object.values(pagePaths)) await expectWholeDocument(await read(path), path)
})
