import { expect, test } from 'vitest'
import { deskPath } from '../../src/routes.ts'
import { readRelease } from '../../src/server/release.ts'
import { answerLimitMs, patienceMs, rounds } from './extent.ts'
import './figures.ts'
import { isHonest, isNamedRefusal, slowest } from './inquiry.ts'
import { startLedger } from './ledger.ts'
import { settle } from './many-outcome.ts'
import { startManyWithMail } from './many-sites.ts'
import { makeNextRelease, type Release } from './next-release.ts'
import { readingsOfStaff } from './staff-reader.ts'
import { startVisitors, strangerReads } from './visitors.ts'

const { database, mail, many } = await startManyWithMail()
const url = many.balancer.url
const staffReads = await readingsOfStaff(url, mail, database.pool)
const headers = staffReads[0]?.headers ?? {}
const own = await readRelease()
const perStep = rounds > 2 ? 50 : 12
const upgrades = rounds > 2 ? 3 : 1

test('the next release replaces one server after the other under load', { timeout: patienceMs }, async ({
  task,
}) => {
  const visitors = startVisitors(url, [strangerReads, staffReads])
  const ledger = await startLedger({ address: async () => url }, { senders: 4, perSecond: 3 })
  await ledger.acknowledged(perStep)
  const limitMs = answerLimitMs(slowest(ledger.answers))
  let former: Release | undefined
  for (let number = 1; number <= upgrades; number += 1) {
    const next = await makeNextRelease(number)
    const [first, second, third] = many.sites
    const desk = await openDesk(await first.address())

    expect(await first.end()).toBe(0)
    expect(await desk.over, 'an open desk is let go, not cut off').toBe('ended')
    await ledger.acknowledged(perStep)
    await first.restart(next.folder)
    await ledger.acknowledged(perStep)
    await expect.poll(releases).toEqual([former?.version ?? own, next.version].sort())
    // Pages of either release load their files from whichever server is asked.
    for (const asset of [next.asset, next.formerAsset]) expect(await load(asset)).toEqual([200, 200, 200])

    // One of the former release that dies now stays down: it cannot know what the migration did.
    await second.kill()
    await expect(second.restart(former?.folder)).rejects.toThrow('The database is ahead of this code')
    await second.restart(next.folder)

    expect(await third.end()).toBe(0)
    await third.restart(next.folder)
    await ledger.acknowledged(perStep)
    await expect.poll(releases).toEqual([next.version])
    former = next
  }
  expect(await Promise.all(many.sites.map((site) => site.isReady()))).toEqual([true, true, true])
  const outcome = await settle(ledger, { many, mail, url: database.url, pool: database.pool })
  const { refused, failures } = await visitors.stop()
  task.meta.figures = {
    ...outcome.figures,
    rounds: upgrades,
    refused: refused + ledger.answers.filter(isNamedRefusal).length,
  }
  expect(outcome.problems).toEqual([])
  expect(ledger.answers.filter((answer) => !isHonest(answer, limitMs))).toEqual([])
  expect(failures).toEqual([])
  expect(outcome.figures.spooled, 'the migration kept inquiries waiting').toBeGreaterThan(0)
})

/** The versions of the running servers, as they report them to the database. */
async function releases(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ release: string }>(
    'select distinct release from server_processes order by release',
  )
  return rows.map(({ release }) => release)
}

/** Asks for a file as often as there are servers. */
function load(path: string): Promise<number[]> {
  return Promise.all(many.sites.map(async () => (await fetch(url + path)).status))
}

/** Keeps a desk open, once the server has begun to tell it news, and says how that ended. */
async function openDesk(address: string): Promise<{ readonly over: Promise<'ended' | 'cut off'> }> {
  const answer = await fetch(`${address}${deskPath}/live`, { headers })
  const news = answer.body?.getReader()
  await news?.read()
  const read = async () => {
    while (news && !(await news.read()).done);
  }
  return {
    over: read().then(
      () => 'ended',
      () => 'cut off',
    ),
  }
}
