import { chmod, cp, lstat, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { binariesFor, packagedBinaries } from './native-binaries.ts'
import { runProgram } from './run-program.ts'

const nobody = { uid: 65_534, gid: 65_534 }

test('a system without a package gets an error that names the setting', () => {
  expect(() => packagedBinaries('sunos', 'sparc')).toThrow(/sunos-sparc.*set DATABASE_URL/)
})

test.runIf(process.getuid?.() === 0)('programs in a closed folder are copied with their links', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'bridgelight-closed-'))
  const open = await mkdtemp(join(tmpdir(), 'bridgelight-open-'))
  onTestFinished(() => rm(closed, { recursive: true }))
  onTestFinished(() => rm(open, { recursive: true }))
  await chmod(open, 0o711)
  const packaged = packagedBinaries()
  const originalPackage = dirname(dirname(dirname(packaged.initdb)))
  await cp(originalPackage, closed, { recursive: true, verbatimSymlinks: true })
  const inClosed = (program: string) => program.replace(originalPackage, closed)
  const unreachable = {
    initdb: inClosed(packaged.initdb),
    pgCtl: inClosed(packaged.pgCtl),
    postgres: inClosed(packaged.postgres),
  }

  const copied = await binariesFor(nobody, open, unreachable)
  expect(copied.initdb).toMatch(/native-18\.\d+\.\d+[\w.-]*\/bin\/initdb$/)
  expect(copied.initdb.startsWith(open)).toBe(true)
  expect(await runProgram(copied.postgres, ['--version'], { user: nobody })).toMatchObject({ ok: true })
  const library = await lstat(join(dirname(copied.initdb), '../lib/libpq.so.5'))
  expect(library.isSymbolicLink()).toBe(true)

  expect(await binariesFor(nobody, open, unreachable), 'the copy is used again').toEqual(copied)
})
