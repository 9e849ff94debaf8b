import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serverPaths } from '../../src/routes.ts'
import { newInquiry, send } from '../faults/inquiry.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { builtOrigin, startServer } from '../support/servers/server-process.ts'

const key = 'a key that only Prometheus has, long enough'
const database = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'site-metrics-'))
const settings = {
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  SITE_URL: builtOrigin,
  TRUSTED_PROXIES: '127.0.0.1',
}
const server = await startServer({ ...settings, METRICS_KEY: key })
afterAll(async () => {
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const ask = (headers: Readonly<Record<string, string>>, address = server.address) =>
  fetch(address + serverPaths.metrics, { headers })
const read = async () => (await ask({ Authorization: `Bearer ${key}` })).text()

test('what visitors do is counted: pages, inquiries by form and outcome, and how long answers took', async () => {
  await (await fetch(`${server.address}/`)).text()
  await (await fetch(`${server.address}/nowhere-at-all`)).text()
  expect((await send(server.address, newInquiry('quote'))).status).toBe(200)
  const wrong = newInquiry('quote')
  const body = wrong.body.replace('@example', ' example')
  expect((await send(server.address, { ...wrong, body })).status).toBe(422)
  const text = await read()
  expect(text).toContain('bridgelight_requests_total{group="page",method="GET",status="200"} 1\n')
  expect(text).toContain('bridgelight_requests_total{group="page",method="GET",status="404"} 1\n')
  expect(text).toContain('bridgelight_inquiries_total{form="quote",outcome="accepted"} 1\n')
  expect(text).toContain('bridgelight_inquiries_total{form="quote",outcome="invalid"} 1\n')
  expect(text).toContain('bridgelight_request_seconds_bucket{group="inquiry",le="+Inf"} 2\n')
  expect(text).toContain('bridgelight_request_seconds_count{group="inquiry"} 2\n')
  expect(text).toContain('bridgelight_database_up 1\n')
  await expect.poll(read).toContain('bridgelight_deliveries_total{channel="mail",result="taken"}')
})

test('addresses that visitors make up do not make new series', async () => {
  const series = async () => (await read()).split('\n').filter((line) => line.includes('_request')).length
  await (await fetch(`${server.address}/made-up`)).text()
  await series()
  const before = await series()
  for (let n = 0; n < 20; n += 1) await (await fetch(`${server.address}/made-up-${n}?x="\n`)).text()
  expect(await series()).toBe(before)
})

test('without the key there is nothing to see, and without one in the settings no such page', async () => {
  expect((await ask({})).status).toBe(403)
  expect((await ask({ Authorization: 'Bearer something else' })).status).toBe(403)
  const closed = await startServer(settings)
  expect((await ask({ Authorization: `Bearer ${key}` }, closed.address)).status).toBe(404)
  await closed.end('SIGTERM')
})

test('alerts and dashboard ask for figures that there are, and every alert has its page', async () => {
  const known = new Set([...(await read()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const files = ['prometheus/alerts.yml', 'grafana/bridgelight.json']
  const texts = await Promise.all(files.map((file) => readFile(join('operations', file), 'utf8')))
  const asked = texts.join('\n').matchAll(/\b((?:bridgelight|process)_\w+?)(?:_bucket)?\b/g)
  // Only a success leaves its time, and there has been none.
  const later = ['bridgelight_last_backup_timestamp_seconds']
  for (const [, name = ''] of asked) expect([...known, ...later]).toContain(name)
  const pages = (await readdir('docs/operation/alerts')).map((name) => `docs/operation/alerts/${name}`).sort()
  const linked = [...(texts[0] ?? '').matchAll(/runbook: (\S+)/g)].map(([, page]) => page).sort()
  expect(linked).toEqual(pages)
})
