import { createHash, createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import * as z from 'zod/mini'
import * as limits from '../../domain/limits.ts'
import { parseJson } from '../../domain/parse-json.ts'
import type { Captcha } from './captcha.ts'

type AltchaDeps = { readonly secret: string; readonly host: string; readonly now: () => Date }

const { ageMs, fewestHashes, mostHashes } = limits.captcha

const hex = z.string().check(z.regex(/^[0-9a-f]{2,256}$/))
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.literal(1),
      keyLength: z.literal(32),
      keyPrefix: hex,
      expiresAt: z.number(),
      data: z.object({ action: z.string().check(z.maxLength(64)), host: z.string().check(z.maxLength(255)) }),
    }),
    signature: hex,
  }),
  solution: z.object({
    counter: z.int().check(z.minimum(0), z.maximum(0xffff_ffff)),
    derivedKey: hex,
  }),
})

/**
 * Our own proof of work: signed, bound to action and host, valid for two minutes. No third party is involved.
 */
export function createAltcha({ secret, host, now }: AltchaDeps): Captcha {
  const hmacSignatureSecret = createHmac('sha256', secret).update('captcha').digest('hex')

  return {
    async challenge(action) {
      const { parameters, signature } = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(mostHashes, fewestHashes),
        deriveKey,
        expiresAt: new Date(now().getTime() + ageMs),
        hmacSignatureSecret,
        data: { action, host },
      })
      return { provider: 'altcha', challenge: { parameters, signature } }
    },

    async verify(token, action) {
      const payload = readPayload(token)
      if (!payload) return { kind: 'refused', reason: 'malformed' }
      const { challenge, solution } = payload
      const { data, expiresAt } = challenge.parameters
      if (expiresAt * 1000 < now().getTime()) return { kind: 'refused', reason: 'expired' }
      if (data.action !== action) return { kind: 'refused', reason: 'action' }
      if (data.host !== host) return { kind: 'refused', reason: 'host' }
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
      if (!verified) return { kind: 'refused', reason: 'proof' }
      return {
        kind: 'verified',
        score: null,
        hash: createHash('sha256').update(challenge.signature).digest(),
      }
    },
  }
}

function readPayload(token: string) {
  const parsed = payloadSchema.safeParse(parseJson(Buffer.from(token, 'base64').toString()))
  return parsed.success ? parsed.data : null
}
