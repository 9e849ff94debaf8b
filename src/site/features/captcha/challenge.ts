import * as z from 'zod/mini'

const hexSchema = z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/))

/** The parameters used here. All other signed parameters go back to the server unchanged. */
const parametersSchema = z.looseObject({
  algorithm: z.literal('SHA-256'),
  nonce: hexSchema,
  salt: hexSchema,
  cost: z.int().check(z.minimum(1)),
  keyLength: z.int().check(z.minimum(1), z.maximum(32)),
  keyPrefix: hexSchema,
})

export const challengeSchema = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('altcha'),
    challenge: z.looseObject({ parameters: parametersSchema, signature: z.string() }),
  }),
  z.object({ provider: z.literal('recaptcha'), siteKey: z.string(), scriptUrl: z.string() }),
])

export type CaptchaChallenge = z.infer<typeof challengeSchema>
export type PuzzleParameters = z.infer<typeof parametersSchema>
