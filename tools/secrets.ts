/**
 * `npm run secrets -- new-signing-key`: a new key signs access tokens, whether the server runs or not; earlier tokens stay valid.
 * `npm run secrets -- renew`: everything that is derived from the application's secret is made anew, after it leaked or was lost.
 */
import { createSigningKeys } from '../src/server/accounts/tokens/signing-keys.ts'
import { refuseServers, withSession } from '../src/server/backup/database-session.ts'
import { refuseSpooled } from '../src/server/backup/machine-files.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import { readSettings } from '../src/server/env.ts'
import { localSecret } from '../src/server/local-secret.ts'
import { createLog } from '../src/server/log.ts'
import { openSecret } from '../src/server/secrets/open-secret.ts'
import { renewSecret } from '../src/server/secrets/renew-secret.ts'
import { StartError } from '../src/server/start-error.ts'
import { runTool } from './run-tool.ts'

const usage = 'Usage: npm run secrets -- new-signing-key | renew'

await runTool(async () => {
  const [command, ...more] = process.argv.slice(2)
  if ((command !== 'new-signing-key' && command !== 'renew') || more.length > 0) throw new StartError(usage)
  const settings = readSettings(process.env)
  const now = () => new Date()
  const log = createLog(() => undefined, now)
  const current = settings.appSecret ?? (await localSecret(settings.dataDir))
  const previous = settings.appSecretPrevious
  const { database, url, location, close } = await openDatabase(settings, console.error)
  try {
    if (command === 'new-signing-key') {
      const { pool } = database
      const secret = await openSecret({ pool, current, previous, local: settings.appSecret === null, log })
      await createSigningKeys({ pool, secret, now, log }).replace()
      console.log(
        'A new key signs access tokens within seconds; tokens of earlier keys stay valid until they expire.',
      )
      return
    }
    await database.close()
    await refuseSpooled(settings.dataDir)
    const { factors, inquiries } = await withSession(url, async (client) => {
      await refuseServers(client, location)
      return await renewSecret(client, current, previous)
    })
    console.log(`Everybody is signed out, recovery codes and the status links of ${inquiries} inquiries have ended; ${factors} second factors were kept.
The webhook's secret has changed unless WEBHOOK_SECRET sets it: give the receiver the new one, which the desk shows.`)
  } finally {
    await close()
  }
})
